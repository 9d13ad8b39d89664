import { setTimeout as sleep } from 'node:timers/promises';

export type VisitResult = {
  status: number;
  html: string;
  /** The text of the main element, without tags. */
  text: string;
  /** Whether the page was served stale and is being revalidated. */
  isStale: boolean;
};

/** Requests an address as a visitor, following redirects. */
export async function visit(url: string): Promise<VisitResult> {
  const hops: Response[] = [];
  for (let next: string | null = url; next !== null && hops.length < 10; ) {
    const response: Response = await fetch(next, { redirect: 'manual' });
    const location: string | null = response.headers.get('location');
    hops.push(response);
    next = location && new URL(location, next).href;
  }
  const last = hops.at(-1);
  const html = (await last?.text()) ?? '';
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return {
    status: last?.status ?? 0,
    html,
    text: main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
    isStale: hops.some(isMarkedStale),
  };
}

const REVALIDATION_TIMEOUT_MS = 20_000;

/**
 * Requests an address after a change until the response matches. A stale response must be marked as stale:
 * the response to the change waited until this instance had received the invalidation.
 */
export async function visitUntil(
  url: string,
  isExpected: (answer: VisitResult) => boolean,
): Promise<VisitResult> {
  const end = Date.now() + REVALIDATION_TIMEOUT_MS;
  for (;;) {
    const answer = await visit(url);
    if (isExpected(answer)) return answer;
    const failure = answer.isStale
      ? 'is not revalidated in time'
      : 'has old content but is not marked as stale';
    if (!answer.isStale || Date.now() > end)
      throw new Error(`${url} ${failure}: ${answer.status} ${answer.text.slice(0, 300)}`);
    await sleep(100);
  }
}

/** Marked as stale by Next, or by the page store (RFC 9211) with a negative ttl. */
const isMarkedStale = ({ headers }: Response): boolean =>
  headers.get('x-nextjs-cache') === 'STALE' || /ttl=-/.test(headers.get('cache-status') ?? '');
