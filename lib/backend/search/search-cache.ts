import type { FacetCounts } from '@/lib/backend/search/facet-groups';
import type { IdSet } from '@/lib/backend/search/id-set';
import type { SearchWords } from '@/lib/backend/search/parse-search';
import type { SearchMedians } from '@/lib/backend/search/search-result';
import type { TopMatches, WordMatches } from '@/lib/backend/search/term-sets';

/** Updates an entry of an LRU cache and evicts the least recently used entries beyond `maxSize`. */
export function updateLru<Value>(
  cache: Map<string, Value>,
  key: string,
  update: (cached: Value | undefined) => Value,
  maxSize: number,
): Value {
  const value = update(cache.get(key));
  cache.delete(key);
  cache.set(key, value);
  for (const oldest of cache.keys()) {
    if (cache.size <= maxSize) break;
    cache.delete(oldest);
  }
  return value;
}

/**
 * The result of a search without its order and page: the matching listings, and the figures about all of
 * them.
 */
export type SearchSelection = {
  matches: IdSet;
  total: number;
  topMatches: TopMatches | null;
  counts: FacetCounts;
  medians: SearchMedians;
  unlistedPlace: string | null;
};

/**
 * The latest search results, completed or pending, by search, and the sets of single conditions. Replaced
 * after any change of a listing or location.
 */
export type SearchCaches = {
  sets: Map<string, IdSet>;
  selections: Map<string, Promise<SearchSelection>>;
  wordMatches: Map<string, Promise<WordMatches>>;
  searchWords: Map<string, Promise<SearchWords>>;
};

export const createSearchCaches = (): SearchCaches => ({
  sets: new Map(),
  selections: new Map(),
  wordMatches: new Map(),
  searchWords: new Map(),
});

/**
 * Memory for a million listings: an eighth of a megabyte per selection, a quarter per set of terms, one and
 * a half for a dozen excluded terms.
 */
const MAX_ENTRIES = 32;

/**
 * The cached or pending result of a key; concurrent callers share one lookup. When the pending lookup fails,
 * the next caller tries again.
 */
export function memoize<Result>(
  cache: Map<string, Promise<Result>>,
  key: string,
  find: () => Promise<Result>,
): Promise<Result> {
  const pending = updateLru(cache, key, (cached) => cached?.catch(find) ?? find(), MAX_ENTRIES);
  pending.catch(() => {
    if (cache.get(key) === pending) cache.delete(key);
  });
  return pending;
}
