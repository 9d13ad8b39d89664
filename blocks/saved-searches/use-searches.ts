'use client';
import { useState } from 'react';
import { callBuyer } from '@/lib/account/call-buyer';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { useAttempt } from '@/lib/buyer-area/use-attempt';
import { useBuyerData } from '@/lib/buyer-area/use-buyer-data';
import type { BuyerResponse } from '@/schemas/buyers/buyer-calls';
import type { AlertFrequency } from '@/schemas/buyers/preferences';

export type SavedSearch = BuyerResponse<'save-search'>;

const noBody = {};

/** The saved searches, and what the buyer does with them. */
export function useSearches(page: AreaPage) {
  const { state, load, setData } = useBuyerData(page, 'searches', noBody);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const [changedId, setChangedId] = useState<number | null>(null);
  const { failure, attempt } = useAttempt();
  const replace = (id: number, search: SavedSearch) =>
    setData(({ searches }) => ({ searches: searches.map((other) => (other.id === id ? search : other)) }));
  const changeFrequency = (search: SavedSearch, frequency: AlertFrequency) => {
    setChangedId(null);
    return attempt(
      async () => {
        await callBuyer('update-search', { id: search.id, name: search.name, frequency });
        setChangedId(search.id);
      },
      {
        apply: () => replace(search.id, { ...search, frequency }),
        revert: () => replace(search.id, search),
      },
    );
  };
  const remove = ({ id }: SavedSearch) =>
    attempt(async () => {
      await callBuyer('delete-search', { id });
      setRemoved((ids) => [...ids, id]);
    });
  /** Saves a removed search again, under a new id. */
  const restore = ({ id, query, name, frequency }: SavedSearch) =>
    attempt(async () => {
      const restored = await callBuyer('save-search', { query, name, frequency });
      replace(id, restored);
      setRemoved((ids) => ids.filter((other) => other !== restored.id));
    });
  return { state, load, removed, changedId, failure, changeFrequency, remove, restore };
}
