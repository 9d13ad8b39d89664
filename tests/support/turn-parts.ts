import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** A moment after the composer has opened a page, in ms, it fetches what may be asked for next (`lib/composer/loading/later-part.ts`). */
const pause = 1_500;

/** Has that fetched at once, or never. */
export const turnParts = (page: Page, when: 'at once' | 'never'): Promise<unknown> =>
  page.addInitScript(turn, { pause, isNever: when === 'never' });

function turn({ pause: usual, isNever }: { pause: number; isNever: boolean }): void {
  const later = window.setTimeout;
  const wait = (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
    if (ms !== usual) return later(run, ms, ...rest);
    return isNever ? 0 : later(run, 0, ...rest);
  };
  Object.assign(window, { setTimeout: wait });
}

/** Notes which scripts a tab asks for. @returns what waits until all of them have come. */
export function watchScripts(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    count += 1;
    waiting.add(request);
  });
  const end = (request: Request) => waiting.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  let before = -1;
  // One script may ask for the next.
  const haveCome = () => {
    const isSame = count === before;
    before = count;
    return isSame && waiting.size === 0;
  };
  return () => expect.poll(haveCome, { interval: 500, timeout: 30_000 }).toBe(true);
}
