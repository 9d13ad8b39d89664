import type { OwnMultiples } from '@/lib/backend/contract/reads/own-multiples';
import type {
  AgentLinked,
  ListingLinked,
  PageLinked,
  Pin,
  PostLinked,
} from '@/lib/backend/contract/reads/short-records';
import type {
  Media,
  Person,
  Post,
  Region,
  Review,
  SaleStory,
  ValuationMultiple,
  WebsiteSection,
} from '@/lib/backend/payload-types';

/** What the resolvers of a contract type start from, where that is not a document of the CMS. */
export type OfficePinSource = {
  office: Pin;
  /** Metres from the point searched for; null outside a search. */
  distance: number | null;
};
export type ContentSource = NonNullable<WebsiteSection['contents']>[number];
export type MediaItemSource = { media: number };
/** An entry of a menu that leads somewhere. */
export type MenuItemSource = { label: string; href: string; items: MenuItemSource[] };

/** What the references of a page were found to be; ids as the database counts them. */
export type ReferencesSource = {
  media: Media[];
  pages: PageLinked[];
  offices: Pin[];
  regions: Region[];
  agents: AgentLinked[];
  listings: ListingLinked[];
  posts: PostLinked[];
};

/** One page of a list. */
export type PageSource<Item> = {
  items: Item[];
  page: number;
  limit: number;
  /** How many there are in all. Counted only when it is asked for. */
  count: () => Promise<number>;
};
export type AgentPageSource = PageSource<Person>;
export type PostPageSource = PageSource<Post>;
export type ReviewPageSource = PageSource<Review> & { average: () => Promise<number | null> };
export type SaleStoryPageSource = PageSource<SaleStory>;
/** By their ids, counted to a bound. `next` is where the page after it begins; null on the last. */
export type ListingPageSource = Omit<PageSource<never>, 'items'> & { ids: number[]; next: string | null };

type FacetSource = {
  value: string;
  label: string;
  count: number;
  latitude: number | null;
  longitude: number | null;
};
type MedianSource = { value: number; n: number } | null;

export type ListingFacetsSource = Record<
  'regions' | 'districts' | 'categories' | 'subcategories' | 'kinds' | 'statuses' | 'flags',
  FacetSource[]
>;

/** What a search found, by ids. */
export type ListingSearchResultSource = {
  ids: number[];
  next: string | null;
  previous: string | null;
  total: number;
  total_capped: boolean;
  /** Made when they are asked for: there are hundreds. */
  facets: () => ListingFacetsSource;
  snapshot: Record<'asking_price' | 'discretionary_earnings' | 'multiple', MedianSource>;
  corrected: string | null;
};

/** A category by its name: what it is asked and sold for is looked for when it is asked. */
export type CategoryMultiplesSource = { category: string };

/** What a trade is sold for, with the network's own, which are looked for once for all trades. */
export type ValuationMultipleSource = {
  multiple: ValuationMultiple;
  own: (status: 'asked' | 'sold') => Promise<OwnMultiples | null>;
};
