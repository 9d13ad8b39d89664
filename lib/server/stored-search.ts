import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocaleList } from '../i18n/read-enabled-locales.ts';
import type { SearchResults } from '../page-store/search-results.ts';
import { addressOfSearchKey, searchCacheKey } from './page-request.ts';
import { type StoredPageResult, sendPage, shouldRevalidate } from './stored-response.ts';

type SearchHandler = {
  /** Serves a stored result; null when the worker has to render it. */
  serve: (request: IncomingMessage, response: ServerResponse, id: string) => StoredPageResult;
  /**
   * Serves the result of another request that renders the same search; null when there is none: then this request
   * renders it for those that follow.
   */
  serveAfterRender: (
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
  ) => Promise<StoredPageResult>;
};

/** A result may arrive from the worker thread this long after its response was sent, in ms. */
const RESULT_DELAY_MS = 250;

/** Creates the handler of stored search results. Concurrent requests for the same search render it once. */
export function createSearchHandler(
  searches: SearchResults,
  languages: LocaleList,
  revalidate: (address: string) => void,
): SearchHandler {
  const renders = new Map<string, Promise<void>>();
  /** Ends with the result, or soon after the response that renders it. */
  const waitForResult = async (key: string, response: ServerResponse) => {
    const aborter = new AbortController();
    void once(response, 'close')
      .then(() => sleep(RESULT_DELAY_MS, undefined, { ref: false }))
      .then(() => aborter.abort());
    await searches.waitForNext(key, aborter.signal).catch(() => undefined);
    renders.delete(key);
  };
  const serve: SearchHandler['serve'] = (request, response, id) => {
    const key = searchCacheKey(request, languages);
    const found = key === null ? null : searches.find(key);
    if (key === null || !found) return null;
    const { page, state } = found;
    sendPage(request, response, page, { as: state, id });
    if (state === 'stale' && shouldRevalidate(page)) revalidate(addressOfSearchKey(key, languages));
    return state === 'fresh' ? 'hit' : 'stale';
  };
  const serveAfterRender: SearchHandler['serveAfterRender'] = async (request, response, id) => {
    const key = searchCacheKey(request, languages);
    if (key === null) return null;
    const render = renders.get(key);
    if (!render) {
      renders.set(key, waitForResult(key, response));
      return null;
    }
    await render;
    return response.destroyed ? null : serve(request, response, id);
  };
  return { serve, serveAfterRender };
}
