import { expect } from 'vitest';

export type Answer = {
  status: number;
  html: string;
  /** What stands between header and footer, without its tags. */
  words: string;
};

/** What a visitor gets at an address, redirects followed. */
export async function visit(url: string): Promise<Answer> {
  const response = await fetch(url);
  const html = await response.text();
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return { status: response.status, html, words: main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
}

/** Visits an address again and again until its answer is as wanted. @throws with the last answer when it never is. */
export async function visitUntil(url: string, wanted: (answer: Answer) => boolean): Promise<Answer> {
  let last = await visit(url);
  await expect
    .poll(
      async () => {
        last = await visit(url);
        return wanted(last);
      },
      { timeout: 20_000, interval: 100, message: `The answer at ${url} is never as wanted` },
    )
    .toBe(true);
  return last;
}
