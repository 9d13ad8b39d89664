import type { PageContext } from '@/lib/engine/page-context';
import type { MessageKey } from '@/lib/i18n/translate-from';
import { type ChoiceName, filtersOf, type RangeName, type SearchFilter } from '@/schemas/search/filters';
import type { ListingSearchData } from '@/schemas/search/listing-search-data';
import type { SearchContext } from './search-context';

/** The label of each group of options. */
export const groupLabels = {
  region: 'region.label',
  city: 'search.city',
  district: 'region.district',
  category: 'listing.category',
  subcategory: 'search.subcategory',
  kind: 'search.kind',
  feature: 'listing.whatComesWithIt',
} as const satisfies Record<ChoiceName, MessageKey>;

export const rangeLabels = {
  price: 'listing.askingPrice',
  down_payment: 'listing.downPayment',
  sde: 'listing.discretionaryEarnings',
  sales: 'listing.totalSales',
  employees: 'listing.employees',
  established: 'listing.yearEstablished',
} as const satisfies Record<RangeName, MessageKey>;

/** Values with a translated label; other labels come from records. */
const valueLabels: Readonly<Record<string, MessageKey>> = {
  business: 'search.business',
  franchise: 'listing.franchise',
  pro: 'listing.pro',
  franchisee_operation: 'listing.franchiseeOperation',
  relocatable: 'listing.relocatable',
  real_estate_available: 'listing.realEstateAvailable',
  real_estate_included: 'listing.realEstateIncluded',
  lender_prequalified: 'listing.lenderPrequalified',
};

/** The label of an option; the value itself when no listing has it any more. */
export function optionLabel({ found, page }: SearchContext, name: ChoiceName, value: string): string {
  const label = name === 'kind' || name === 'feature' ? valueLabels[value] : undefined;
  return label
    ? page.t(label)
    : (found.facets[name].find((candidate) => candidate.value === value)?.label ?? value);
}

/** A filter as text, such as `Asking price: up to GH₵500,000`. */
export function filterLabel(context: SearchContext, filter: SearchFilter): string {
  const { found, page } = context;
  switch (filter.kind) {
    case 'words':
      return found.state.words.includes('"') ? found.state.words : `“${found.state.words}”`;
    case 'status':
      return page.t(found.state.status === 'sold' ? 'search.recentlySold' : 'listing.underOffer');
    case 'choice':
      return optionLabel(context, filter.name, filter.value);
    case 'range':
      return rangeLabel(context, filter.name);
  }
}

function rangeLabel({ found, page }: SearchContext, range: RangeName): string {
  const { min, max } = found.state[range];
  const format = (bound: number | null) => (bound === null ? '' : formatBound(page, range, bound));
  const params = { name: page.t(rangeLabels[range]), min: format(min), max: format(max) };
  if (max === null) return page.t('search.atLeast', params);
  return page.t(min === null ? 'search.atMost' : 'search.between', params);
}

function formatBound({ format }: PageContext, range: RangeName, bound: number): string {
  if (range === 'established') return String(bound);
  return range === 'employees' ? format.number(bound) : format.money(bound);
}

/** The filters that a visitor can remove. */
export const removableFilters = ({ state }: ListingSearchData): SearchFilter[] => filtersOf(state);
