import type { ServerResponse } from 'node:http';
import { searchParameterNames } from '../../schemas/search/search-names.ts';
import { isPageRequest, type RequestTarget, splitTarget } from './page-request.ts';

/** Maximum number of concurrent searches: more would not finish sooner, but delay all other pages. */
const MAX_CONCURRENT_SEARCHES = 4;
/** Maximum number of queued searches: later ones would wait longer than clients do. */
const MAX_QUEUED_SEARCHES = 100;
let activeSearches = 0;
const queue: (() => void)[] = [];

export const queuedSearches = (): number => queue.length;

/** Whether the request can be accepted: searches only while the queue has capacity, others always. */
export const hasCapacity = (request: RequestTarget): boolean =>
  queue.length < MAX_QUEUED_SEARCHES || !isSearch(request);

/**
 * Acquires a permit for a search and waits until one is released or the client disconnects; other requests
 * need none.
 * @returns the idempotent release function.
 */
export async function acquire(request: RequestTarget, response: ServerResponse): Promise<() => void> {
  if (!isSearch(request)) return () => undefined;
  if (activeSearches < MAX_CONCURRENT_SEARCHES) activeSearches += 1;
  else if (!(await waitForPermit(response))) return () => undefined;
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    const next = queue.shift();
    if (next) next();
    else activeSearches -= 1;
  };
}

/** False when the client disconnected before a permit was free. */
function waitForPermit(response: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const grant = () => resolve(true);
    queue.push(grant);
    response.once('close', () => {
      const index = queue.indexOf(grant);
      if (index < 0) return;
      queue.splice(index, 1);
      resolve(false);
    });
  });
}

/** Searches of public pages only: staff lists have parameters with the same names. */
function isSearch(request: RequestTarget): boolean {
  const { query } = splitTarget(request.url);
  if (query === null || !isPageRequest(request)) return false;
  const parameters = new URLSearchParams(query);
  return searchParameterNames.some((name) => parameters.has(name));
}
