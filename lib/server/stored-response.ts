import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocaleList } from '../i18n/read-enabled-locales.ts';
import type { StoredPage } from '../page-store/stored-page.ts';
import { stateOf } from '../page-store/page-state.ts';
import type { PageStore } from '../page-store/page-store.ts';
import { sendPage } from './send-page.ts';
import { addressOfKey, pageCacheKey } from './shared-page.ts';

/** Minimum interval between two revalidations of a stale page, in ms. */
const REVALIDATION_INTERVAL_MS = 1_000;

/** When each stale page was last revalidated. */
const revalidatedAt = new WeakMap<StoredPage, number>();

type StoredPageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
) => StoredPageResult | Promise<StoredPageResult>;
/** How the page was served; null when no stored page could be served. */
type StoredPageResult = 'hit' | 'stale' | null;

/**
 * Creates the handler that serves stored pages. It responds synchronously when the page is in memory;
 * otherwise it checks the disk. Null means that Next has to render the page.
 */
export function createStoredPageHandler(
  store: PageStore,
  languages: LocaleList,
  revalidate: (address: string) => void,
): StoredPageHandler {
  /** Revalidates a page unless another process of the same folder has rendered it meanwhile. */
  const revalidateIfStale = async (key: string) => {
    const page = await store.reload(key);
    if (!page || stateOf(page) !== 'fresh') revalidate(addressOfKey(key, languages));
  };
  return (request, response, id) => {
    const key = pageCacheKey(request, languages);
    if (key === null) return null;
    const serve = (page: StoredPage): StoredPageResult => {
      const state = stateOf(page);
      if (state === 'expired') return null;
      sendPage(request, response, page, { as: state, id });
      if (state === 'stale' && shouldRevalidate(page)) revalidateIfStale(key).catch(console.error);
      return state === 'fresh' ? 'hit' : 'stale';
    };
    const page = store.peek(key);
    const result = page ? serve(page) : null;
    if (result) return result;
    // Another process of the same folder may have rendered the page meanwhile.
    return store.reload(key).then((reloaded) => (reloaded && reloaded !== page ? serve(reloaded) : null));
  };
}

/**
 * Finds the page as the previous build stored it, if it may still be served: a fallback when Next cannot
 * render it.
 */
export function createPreviousBuildLookup(store: PageStore, languages: LocaleList) {
  return async (request: IncomingMessage): Promise<StoredPage | null> => {
    const key = pageCacheKey(request, languages);
    if (key === null) return null;
    const page = await store.findEarlier(key);
    return page && stateOf(page) !== 'expired' ? page : null;
  };
}

/**
 * Only the first request per interval starts a revalidation; all requests receive the stale page until the
 * new one is stored.
 */
function shouldRevalidate(page: StoredPage): boolean {
  const now = performance.now();
  if (now - (revalidatedAt.get(page) ?? Number.NEGATIVE_INFINITY) < REVALIDATION_INTERVAL_MS) return false;
  revalidatedAt.set(page, now);
  return true;
}
