import type { Page } from 'playwright-core';

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
