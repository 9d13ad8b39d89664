import { blockStory, darkStory, veryLongText, veryLongWord } from '@/lib/ui/storybook/block-story';
import { exampleSearchResult } from '@/schemas/examples/search';
import { readSearch } from '@/schemas/search/read-search';
import { listingSearch } from './listing-search.block';

export default { title: 'Listing/Listing search' };

const searching = (query: string) => readSearch(new URLSearchParams(query));
const spots = [
  { slug: 'greater-accra', latitude: 5.556, longitude: -0.197 },
  { slug: 'ashanti', latitude: 6.688, longitude: -1.624 },
  { slug: 'western', latitude: 4.927, longitude: -1.758 },
  { slug: 'tema-metropolitan', latitude: 5.67, longitude: -0.02 },
  { slug: 'accra-metropolitan', latitude: 5.55, longitude: -0.21 },
];

export const Example = blockStory(listingSearch);
export const NothingChosen = blockStory(listingSearch, {
  heading: '',
  found: { ...exampleSearchResult, state: searching(''), next: null },
});
export const OnAMap = blockStory(listingSearch, {
  found: { ...exampleSearchResult, state: searching('view=map'), spots },
});
export const DistrictsOnAMap = blockStory(listingSearch, {
  found: { ...exampleSearchResult, state: searching('region=greater-accra&view=map'), spots },
});
export const NothingFound = blockStory(listingSearch, {
  listings: [],
  found: {
    ...exampleSearchResult,
    total: 0,
    next: null,
    corrected: 'cold store',
    medians: { price: null, sde: null, multiple: null },
    remedies: [
      { mode: 'without', filter: 'region greater-accra', count: 4, isCapped: false },
      { mode: 'without', filter: 'price', count: 1_000, isCapped: true },
      { mode: 'without', filter: 'words', count: 0, isCapped: false },
    ],
  },
});
export const NothingListed = blockStory(listingSearch, {
  listings: [],
  found: { ...exampleSearchResult, state: searching(''), total: 0, next: null, facets: noFacets() },
});
export const HeldToSold = blockStory(listingSearch, {
  found: { ...exampleSearchResult, state: searching(''), fixed: ['region', 'category', 'kind', 'status'] },
});
export const Unbound = blockStory(listingSearch, { found: null, listings: [] });
export const LongWords = blockStory(listingSearch, {
  heading: veryLongWord,
  text: veryLongText,
  found: {
    ...exampleSearchResult,
    state: searching(`words=${veryLongWord}&category=${veryLongWord.slice(0, 80)}`),
  },
});
export const Dark = darkStory(listingSearch);

function noFacets() {
  return {
    region: [],
    city: [],
    district: [],
    category: [],
    subcategory: [],
    kind: [],
    feature: [],
    status: [],
  };
}
