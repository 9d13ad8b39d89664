import type { MatchReason } from '@/schemas/buyers/buyer-calls';
import type { BuyerCriteria } from '@/schemas/buyers/preferences';
import type { SearchRange } from '@/schemas/search/search-state';
import { distanceFrom } from '../search/fit-listings';

/** The fields of a listing that criteria compare. */
export type ExplainedListing = {
  category: string;
  subcategory?: string | null | undefined;
  asking_price?: number | null | undefined;
  down_payment?: number | null | undefined;
  discretionary_earnings?: number | null | undefined;
};

function compareFigure(
  criterion: MatchReason['criterion'],
  range: SearchRange,
  value: number | null | undefined,
): MatchReason[] {
  if (range.min === null && range.max === null) return [];
  if (value === null || value === undefined) return [{ criterion, isMet: false, side: null, percent: null }];
  const distance = distanceFrom(range, value);
  if (distance === 0) return [{ criterion, isMet: true, side: null, percent: null }];
  const side = distance < 0 ? 'below' : 'above';
  // A miss is never 0 %.
  const percent = Number.isFinite(distance) ? Math.max(1, Math.round(Math.abs(distance) * 100)) : null;
  return [{ criterion, isMet: false, side, percent }];
}

/** Which of the chosen criteria a listing meets and misses. `region` is the slug of its region. */
export function explainMatch(
  criteria: BuyerCriteria,
  listing: ExplainedListing,
  region: string,
): MatchReason[] {
  const compareList = (criterion: 'region' | 'category' | 'subcategory', value: string | null | undefined) =>
    criteria[criterion].length === 0
      ? []
      : [{ criterion, isMet: criteria[criterion].includes(value ?? ''), side: null, percent: null }];
  return [
    ...compareList('region', region),
    ...compareList('category', listing.category),
    ...compareList('subcategory', listing.subcategory),
    ...compareFigure('price', criteria.price, listing.asking_price),
    ...compareFigure('down_payment', criteria.down_payment, listing.down_payment),
    ...compareFigure('sde', criteria.sde, listing.discretionary_earnings),
  ];
}
