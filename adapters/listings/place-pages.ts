import type { FoundListings } from '@/schemas/search/found-listings';
import type { SearchState } from '@/schemas/search/search-state';

/** A page of a search as the contract answers it. */
type Answered = {
  items: readonly unknown[];
  next: string | null;
  previous: string | null;
  total: number;
  total_capped: boolean;
};

/** Which are listed, and where the pages of so many beside them are. The first page is the search without a place. */
export function placePages(
  answered: Answered,
  state: SearchState,
  limit: number,
): Pick<FoundListings, 'shown' | 'next' | 'previous'> {
  const { next, previous } = answered;
  const shown = tellShown(answered, state);
  const first = shown && shown.first - limit;
  const isSecond = first !== null && first <= 1;
  return {
    shown,
    next: next === null ? null : { after: next, from: shown && shown.last + 1 },
    previous: previous === null ? null : { after: isSecond ? null : previous, from: isSecond ? null : first },
  };
}

/**
 * Which of all the first and the last one listed are. What an address says of its place is told only where it agrees with
 * the count: listings come and go, and people edit addresses.
 */
function tellShown(answered: Answered, { after, from }: SearchState): FoundListings['shown'] {
  const { items, next, total, total_capped } = answered;
  const first = after === null ? 1 : from;
  if (first === null || items.length === 0) return null;
  const last = first + items.length - 1;
  const isLast = total_capped ? last >= total : last === total;
  const fits = next === null ? isLast : total_capped || last < total;
  return fits ? { first, last } : null;
}
