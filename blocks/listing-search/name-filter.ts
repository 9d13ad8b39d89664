import type { PageContext } from '@/lib/engine/page-context';
import type { MessageKey } from '@/lib/i18n/translate-from';
import { type ChoiceName, type Filter, filtersOf, type RangeName } from '@/schemas/search/filters';
import type { FoundListings } from '@/schemas/search/found-listings';
import type { SearchContext } from './search-context';

/** What each group of choices is called. */
export const groupLabels = {
  region: 'region.label',
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

/** Values that are words of ours rather than of a record. */
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

/** What a value of a group is called; one that no listing has any more, by itself. */
export function nameValue({ found, page }: SearchContext, name: ChoiceName, value: string): string {
  const label = name === 'kind' || name === 'feature' ? valueLabels[value] : undefined;
  return label ? page.t(label) : (found.facets[name].find((one) => one.value === value)?.label ?? value);
}

/** A filter in a few words, as `Asking price: up to GH₵500,000`. */
export function nameFilter(context: SearchContext, filter: Filter): string {
  const { found, page } = context;
  switch (filter.of) {
    case 'words':
      return found.state.words.includes('"') ? found.state.words : `“${found.state.words}”`;
    case 'status':
      return page.t('search.recentlySold');
    case 'choice':
      return nameValue(context, filter.name, filter.value);
    case 'range':
      return nameRange(context, filter.name);
  }
}

function nameRange({ found, page }: SearchContext, range: RangeName): string {
  const { min, max } = found.state[range];
  const tell = (bound: number | null) => (bound === null ? '' : tellBound(page, range, bound));
  const words = { name: page.t(rangeLabels[range]), min: tell(min), max: tell(max) };
  if (max === null) return page.t('search.atLeast', words);
  return page.t(min === null ? 'search.atMost' : 'search.between', words);
}

function tellBound({ format }: PageContext, range: RangeName, bound: number): string {
  if (range === 'established') return String(bound);
  return range === 'employees' ? format.number(bound) : format.money(bound);
}

/** The filters that a visitor may take out again. */
export const chosenFilters = ({ state }: FoundListings): Filter[] => filtersOf(state);
