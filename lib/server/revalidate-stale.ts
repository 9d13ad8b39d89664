import { setTimeout as sleep } from 'node:timers/promises';
import type { LocaleList } from '../i18n/read-enabled-locales.ts';
import { stateOf } from '../page-store/page-state.ts';
import type { PageStore } from '../page-store/page-store.ts';
import type { StoredPage } from '../page-store/stored-page.ts';
import { addressOfKey } from './page-request.ts';

/** Number of most recently used pages that are checked. */
const MAX_CHECKED_PAGES = 500;
/** Ratio of worker time for requests to worker time for revalidation, which takes at most half of it. */
const REQUEST_TIME_RATIO = 1;
/** Delay in ms before the first check: one change arrives as several messages. */
const DEBOUNCE_MS = 50;
/** Delay in ms while the worker restarts or has no capacity. */
const RETRY_DELAY_MS = 1_000;

type RevalidationOptions = {
  store: Pick<PageStore, 'newest'>;
  languages: LocaleList;
  /** Resolves when the page was rendered or failed; false when the worker had no capacity. */
  revalidate: (address: string) => Promise<boolean>;
};

/**
 * Revalidates pages that a change has made stale, one at a time and each once, before they are requested
 * again: an editor who saves and reloads, or the next visitor, sees the current content. @returns the
 * function to call after each invalidation.
 */
export function revalidateStale({ store, languages, revalidate }: RevalidationOptions): () => void {
  const attempted = new WeakSet<StoredPage>();
  let timer: NodeJS.Timeout | undefined;
  const revalidateNext = async () => {
    const isStale = ([, page]: [string, StoredPage]) => !attempted.has(page) && stateOf(page) === 'stale';
    const entry = store.newest(MAX_CHECKED_PAGES).find(isStale);
    if (!entry) {
      timer = undefined;
      return;
    }
    const [key, page] = entry;
    const startedAt = performance.now();
    const isAttempted = await revalidate(addressOfKey(key, languages)).catch(() => true);
    if (isAttempted) attempted.add(page);
    schedule(
      isAttempted
        ? Math.max(DEBOUNCE_MS, REQUEST_TIME_RATIO * (performance.now() - startedAt))
        : RETRY_DELAY_MS,
    );
  };
  const schedule = (delayMs: number) => {
    timer = setTimeout(() => void revalidateNext(), delayMs).unref();
  };
  return () => {
    if (timer === undefined) schedule(DEBOUNCE_MS);
  };
}

/** Ratio of worker time for the warm-up to worker time for requests. */
const WARM_UP_TIME_RATIO = 4;
/** Number of most recently used pages that are warmed up: the most visited of a large network. */
const MAX_WARMED_PAGES = 1_000;

type WarmUpOptions = {
  store: PageStore;
  languages: LocaleList;
  port: number;
  /** Whether the server still accepts requests. */
  isServing: () => boolean;
};

/**
 * Warms up the most recently used pages of this build or the previous one after a start: stored pages are
 * loaded into memory, others are requested as a visitor would. One at a time, leaving a fifth of the time to
 * requests.
 */
export async function warmUp({ store, languages, port, isServing }: WarmUpOptions): Promise<void> {
  const homePaths = languages.map((language) => `/${language}`);
  const keys = new Set([...homePaths, ...(await store.listRecentKeys(MAX_WARMED_PAGES))]);
  for (const key of keys) {
    if (!isServing()) return;
    const startedAt = performance.now();
    const page = await store.find(key);
    if (!page || stateOf(page) !== 'fresh') await requestPage(port, addressOfKey(key, languages));
    await sleep((performance.now() - startedAt) / WARM_UP_TIME_RATIO, undefined, { ref: false });
  }
}

/** Requests a page and ignores errors: a later visitor's request may succeed. */
async function requestPage(port: number, address: string): Promise<void> {
  await fetch(`http://localhost:${port}${address}`, { redirect: 'manual' })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
