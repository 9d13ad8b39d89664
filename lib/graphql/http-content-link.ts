import { HttpLink } from '@apollo/client';
import { fetchWithRetry } from '@/lib/graphql/fetch-with-retry';

/** Timeout of a query to a remote backend, in ms: together with the rest a page takes two seconds. */
export const CONTENT_TIMEOUT_MS = 1_600;
/** Timeout shortly after a query timed out, in ms: a page sends several queries. */
const SUSPECT_TIMEOUT_MS = 300;
/**
 * How long the shorter timeout applies, in ms: a backend that is slow but up must get the full time again.
 */
const SUSPECT_PERIOD_MS = 1_000;

/** The link to a remote backend that implements the contract. */
export function createHttpContentLink(uri: string): HttpLink {
  return new HttpLink({ uri, includeExtensions: true, fetch: fetchWithCircuitBreaker() });
}

/** A `fetch` that waits the full timeout only once, not for every query of a page. */
function fetchWithCircuitBreaker(): typeof fetch {
  let timedOutAt = Number.NEGATIVE_INFINITY;
  let respondedAt = Number.NEGATIVE_INFINITY;
  return async (input, init) => {
    const startedAt = performance.now();
    const isSuspect = startedAt - timedOutAt < SUSPECT_PERIOD_MS;
    try {
      const response = await fetchWithRetry(isSuspect ? SUSPECT_TIMEOUT_MS : CONTENT_TIMEOUT_MS)(input, init);
      respondedAt = performance.now();
      timedOutAt = Number.NEGATIVE_INFINITY;
      return response;
    } catch (error) {
      // One query may be slow while others succeed.
      if (!isSuspect && isTimeout(error) && respondedAt < startedAt) timedOutAt = performance.now();
      throw error;
    }
  };
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
