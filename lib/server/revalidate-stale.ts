import type { LocaleList } from '../i18n/read-enabled-locales.ts';
import type { StoredPage } from '../page-store/stored-page.ts';
import { stateOf } from '../page-store/page-state.ts';
import type { PageStore } from '../page-store/page-store.ts';
import { addressOfKey } from './shared-page.ts';

/** Number of most recently used pages that are checked. */
const MAX_CHECKED_PAGES = 500;
/** Ratio of worker time for requests to worker time for revalidation. */
const REQUEST_TIME_RATIO = 3;
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
    schedule(isAttempted ? Math.max(DEBOUNCE_MS, REQUEST_TIME_RATIO * (performance.now() - startedAt)) : RETRY_DELAY_MS);
  };
  const schedule = (delayMs: number) => {
    timer = setTimeout(() => void revalidateNext(), delayMs).unref();
  };
  return () => {
    if (timer === undefined) schedule(DEBOUNCE_MS);
  };
}
