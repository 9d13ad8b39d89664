import { EventEmitter, once } from 'node:events';
import { MemoryPages } from './memory-pages.ts';
import { monotonicNow, stateOf } from './page-state.ts';
import type { StoredPage } from './stored-page.ts';
import { isWorkerThread, postToServer } from './worker-messages.ts';

/** A result is served as it is for this time, in ms; after that, while it is rendered again. */
const MAX_AGE_MS = 60_000;
const MAX_BYTES = 24 * 1024 * 1024;

type FoundResult = { page: StoredPage; state: 'fresh' | 'stale' };

/**
 * The results of searches by the internal path of the page's variant, in the memory of the server thread only: the
 * combinations that crawlers request evict no page.
 */
export class SearchResults {
  readonly #pages = new MemoryPages(MAX_BYTES);
  /** Emits the key of each result that arrives. */
  readonly #arrivals = new EventEmitter().setMaxListeners(0);

  /** Finds a result; null when there is none, or when something that it shows has changed. */
  find(key: string): FoundResult | null {
    const page = this.#pages.get(key);
    if (!page || stateOf(page) !== 'fresh') return null;
    return { page, state: monotonicNow() - page.renderedAt < MAX_AGE_MS ? 'fresh' : 'stale' };
  }

  /** Adds a result that the worker thread has rendered. */
  accept(key: string, page: StoredPage): void {
    this.#pages.set(key, page);
    this.#arrivals.emit(key);
  }

  /** Resolves when the next result of a key arrives. @throws when the signal aborts first. */
  async waitForNext(key: string, signal: AbortSignal): Promise<void> {
    await once(this.#arrivals, key, { signal });
  }
}

/** Posts a rendered result to the server thread, which serves it. */
export function postSearchResult(key: string, page: StoredPage): void {
  if (isWorkerThread() && page.status === 200) postToServer({ kind: 'searched', key, page });
}
