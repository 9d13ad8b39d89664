import 'server-only';
import { HttpLink } from '@apollo/client';
import { fetchOnceMore } from '@/lib/graphql/fetch-once-more';

/** How long a page waits for a remote backend, in ms: with what else it takes, two seconds. */
export const contentTimeout = 1_600;
/** And how long while somebody has just waited so long in vain: a page asks more than once. */
const doubt = 300;
/** For how long after that nobody waits longer, in ms: a backend that is slow, not gone, must be waited for again. */
const doubted = 1_000;

/** The link to a remote backend that speaks the contract. */
export function createHttpContentLink(uri: string): HttpLink {
  return new HttpLink({ uri, includeExtensions: true, fetch: fetchUnlessSilent() });
}

/** A fetch that waits in vain once, not for each thing that a page asks for. */
function fetchUnlessSilent(): typeof fetch {
  let givenUpAt = Number.NEGATIVE_INFINITY;
  let answeredAt = Number.NEGATIVE_INFINITY;
  return async (input, init) => {
    const begun = performance.now();
    const isDoubted = begun - givenUpAt < doubted;
    try {
      const answer = await fetchOnceMore(isDoubted ? doubt : contentTimeout)(input, init);
      answeredAt = performance.now();
      givenUpAt = Number.NEGATIVE_INFINITY;
      return answer;
    } catch (error) {
      // One question may be slow while others are answered.
      if (!isDoubted && isTimeout(error) && answeredAt < begun) givenUpAt = performance.now();
      throw error;
    }
  };
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
