import { useEffect, useState } from 'react';
import type { FoundRecords, ShownRecord } from '@/schemas/composing/records';
import { searchRecords } from '../records/search-records';

const onAPage = 24;

/** Pictures that were found, the newest first; `pages` so many of them were read. */
type Shelf = { of: string; pictures: readonly ShownRecord[]; pages: number; isAll: boolean };
type Wanted = { of: string; page: number; attempt: number };

/** The pictures that say what is sought, page by page; null before the first. `isFailed` when the last page could not be had: `more` asks again. */
export function useShelf(sought: string): { shelf: Shelf | null; isFailed: boolean; more: () => void } {
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [wanted, setWanted] = useState<Wanted>({ of: sought, page: 1, attempt: 1 });
  const { page, attempt } = wanted.of === sought ? wanted : { page: 1, attempt: 1 };
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const take = ({ records, hasMore }: FoundRecords) => {
      if (signal.aborted) return;
      setFailed(false);
      setShelf((before) => ({
        of: sought,
        pictures: page > 1 && before ? withMore(before.pictures, records) : records,
        pages: page,
        isAll: !hasMore,
      }));
    };
    const wait = sought === '' || page > 1 || attempt > 1 ? 0 : 200;
    const timer = setTimeout(
      () =>
        searchRecords(['media'], sought, { page, most: onAPage }, signal).then(
          take,
          () => signal.aborted || setFailed(true),
        ),
      wait,
    );
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, [sought, page, attempt]);
  const pages = shelf?.of === sought ? shelf.pages : 0;
  return {
    shelf,
    isFailed,
    more: () => setWanted({ of: sought, page: pages + 1, attempt: attempt + 1 }),
  };
}

/** What was added meanwhile has moved some on to the next page: each stands there once. */
function withMore(before: readonly ShownRecord[], found: readonly ShownRecord[]): ShownRecord[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...found.filter(({ id }) => !known.has(id))];
}
