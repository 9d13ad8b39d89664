import { setTimeout as sleep } from 'node:timers/promises';

export type Answer = {
  status: number;
  html: string;
  /** What stands between header and footer, without its tags. */
  words: string;
  /** The site knows that it is out of date, and makes it anew meanwhile. */
  isStale: boolean;
};

/** What a visitor gets at an address, redirects followed. */
export async function visit(url: string): Promise<Answer> {
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
    words: main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
    isStale: hops.some(isKnownStale),
  };
}

const longestMaking = 20_000;

/**
 * Visits an address after a change until its answer is as wanted. What is old is known to be: the answer to the change waited
 * until this instance had heard of it.
 * @throws with the answer when it is old and not known to be.
 */
export async function visitUntil(url: string, wanted: (answer: Answer) => boolean): Promise<Answer> {
  const end = Date.now() + longestMaking;
  for (;;) {
    const answer = await visit(url);
    if (wanted(answer)) return answer;
    const what = answer.isStale ? 'is never made anew' : 'still says what was, and believes it';
    if (!answer.isStale || Date.now() > end)
      throw new Error(`${url} ${what}: ${answer.status} ${answer.words.slice(0, 300)}`);
    await sleep(100);
  }
}

/** As Next says it, or the page store (RFC 9211): of no time left. */
const isKnownStale = ({ headers }: Response): boolean =>
  headers.get('x-nextjs-cache') === 'STALE' || /ttl=-/.test(headers.get('cache-status') ?? '');
