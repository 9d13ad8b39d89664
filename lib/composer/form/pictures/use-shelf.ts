import { useEffect, useState } from 'react';
import type { FoundRecords, ShownRecord } from '@/schemas/composing/records';
import { searchRecords } from '../records/search-records';

const PAGE_SIZE = 24;

/** Found pictures, the newest first; `pages` is the number of loaded pages. */
type PictureResults = { query: string; pictures: readonly ShownRecord[]; pages: number; isComplete: boolean };
type PageRequest = { query: string; page: number; attempt: number };

/**
 * The pictures that match a query, page by page; null until the first page is loaded. `isFailed` is true if
 * the last page could not be loaded; `loadMore` then retries.
 */
export function usePictureSearch(query: string): { results: PictureResults | null; isFailed: boolean; loadMore: () => void } {
  const [results, setResults] = useState<PictureResults | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [request, setRequest] = useState<PageRequest>({ query: query, page: 1, attempt: 1 });
  const { page, attempt } = request.query === query ? request : { page: 1, attempt: 1 };
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const apply = ({ records, hasMore }: FoundRecords) => {
      if (signal.aborted) return;
      setFailed(false);
      setResults((previous) => ({
        query: query,
        pictures: page > 1 && previous ? appendNew(previous.pictures, records) : records,
        pages: page,
        isComplete: !hasMore,
      }));
    };
    const delayMs = query === '' || page > 1 || attempt > 1 ? 0 : 200;
    const timer = setTimeout(
      () =>
        searchRecords(['media'], query, { page, most: PAGE_SIZE }, signal).then(
          apply,
          () => signal.aborted || setFailed(true),
        ),
      delayMs,
    );
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [query, page, attempt]);
  const loadedPages = results?.query === query ? results.pages : 0;
  return {
    results,
    isFailed,
    loadMore: () => setRequest({ query: query, page: loadedPages + 1, attempt: attempt + 1 }),
  };
}

/** An upload can move pictures to the next page, so duplicates are skipped. */
function appendNew(previous: readonly ShownRecord[], next: readonly ShownRecord[]): ShownRecord[] {
  const knownIds = new Set(previous.map(({ id }) => id));
  return [...previous, ...next.filter(({ id }) => !knownIds.has(id))];
}
