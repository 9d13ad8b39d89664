import type { FoundListings } from '@/schemas/search/found-listings';
import type { SearchState } from '@/schemas/search/search-state';

/** A page of a search as the contract answers it. */
type Answered = { items: readonly unknown[]; next: string | null; total: number; total_capped: boolean };

/**
 * Which of all the first and the last one listed are. What an address says of its place is told only where it agrees with
 * the count: listings come and go, and people edit addresses.
 */
export function tellShown(answered: Answered, { after, from }: SearchState): FoundListings['shown'] {
  const { items, next, total, total_capped } = answered;
  const first = after === null ? 1 : from;
  if (first === null || items.length === 0) return null;
  const last = first + items.length - 1;
  const isLast = total_capped ? last >= total : last === total;
  const fits = next === null ? isLast : total_capped || last < total;
  return fits ? { first, last } : null;
}
