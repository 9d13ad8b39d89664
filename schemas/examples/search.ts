import type { ListingSearchData } from '../search/listing-search-data';
import { readSearch } from '../search/read-search';

/** The result of a search by words, region and price. */
export const exampleSearchResult: ListingSearchData = {
  path: '/buy-a-business/business-listing-search',
  state: readSearch(new URLSearchParams('words=cold+store&region=greater-accra&price_max=5000000')),
  fixed: [],
  total: 14,
  isCapped: false,
  next: { after: 'WyJuZXdlc3QiXQ', from: 4 },
  previous: null,
  shown: { first: 1, last: 3 },
  facets: {
    region: [
      { value: 'greater-accra', label: 'Greater Accra', count: 14 },
      { value: 'ashanti', label: 'Ashanti', count: 9 },
      { value: 'western', label: 'Western', count: 3 },
    ],
    city: [
      { value: 'Accra', label: 'Accra', count: 9 },
      { value: 'Kumasi', label: 'Kumasi', count: 5 },
    ],
    district: [
      { value: 'tema-metropolitan', label: 'Tema Metropolitan', count: 8 },
      { value: 'accra-metropolitan', label: 'Accra Metropolitan', count: 6 },
    ],
    category: [
      { value: 'Wholesale and distribution', label: 'Wholesale and distribution', count: 11 },
      { value: 'Education', label: 'Education', count: 3 },
    ],
    subcategory: [],
    kind: [
      { value: 'business', label: 'business', count: 12 },
      { value: 'franchise', label: 'franchise', count: 0 },
      { value: 'pro', label: 'pro', count: 2 },
    ],
    feature: [
      { value: 'franchisee_operation', label: 'franchisee_operation', count: 0 },
      { value: 'relocatable', label: 'relocatable', count: 4 },
      { value: 'real_estate_available', label: 'real_estate_available', count: 5 },
      { value: 'real_estate_included', label: 'real_estate_included', count: 2 },
      { value: 'lender_prequalified', label: 'lender_prequalified', count: 6 },
    ],
    status: [
      { value: 'active', label: 'active', count: 12 },
      { value: 'under_offer', label: 'under_offer', count: 2 },
      { value: 'sold', label: 'sold', count: 7 },
    ],
  },
  medians: {
    price: { value: 285_000_000, n: 12 },
    sde: { value: 98_000_000, n: 11 },
    multiple: { value: 2.91, n: 11 },
  },
  corrected: null,
  unlistedPlace: null,
  remedies: [],
  wider: null,
  spots: [],
};
