import type { Page, Request } from 'playwright';
import { expect } from 'vitest';

/**
 * The delay in ms after which the composer preloads further chunks once a page is open
 * (`lib/composer/lazy-component.ts`).
 */
const PRELOAD_DELAY_MS = 1_500;

/** Makes the composer preload chunks immediately, or never. */
export const setPreloading = (page: Page, when: 'at once' | 'never'): Promise<unknown> =>
  page.addInitScript(patchTimeout, { pause: PRELOAD_DELAY_MS, isDisabled: when === 'never' });

function patchTimeout({ pause: delayMs, isDisabled }: { pause: number; isDisabled: boolean }): void {
  const later = window.setTimeout;
  const wait = (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
    if (ms !== delayMs) return later(run, ms, ...rest);
    return isDisabled ? 0 : later(run, 0, ...rest);
  };
  Object.assign(window, { setTimeout: wait });
}

/**
 * Tracks the scripts that a tab requests.
 * @returns a function that waits until all of them have been loaded.
 */
export function watchScripts(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    count += 1;
    pending.add(request);
  });
  const end = (request: Request) => pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  let before = -1;
  // One script may import the next.
  const areLoaded = () => {
    const isSame = count === before;
    before = count;
    return isSame && pending.size === 0;
  };
  return () => expect.poll(areLoaded, { interval: 500, timeout: 30_000 }).toBe(true);
}
