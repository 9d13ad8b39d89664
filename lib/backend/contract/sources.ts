import type { NetworkMultiples } from '@/lib/backend/contract/reads/listing-statistics';
import type {
  AgentLinkRecord,
  ListingLinkRecord,
  OfficePinRecord,
  PageLinkRecord,
  PostLinkRecord,
} from '@/lib/backend/contract/reads/selected-fields';
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
import type { SearchResult } from '@/lib/backend/search/search-result';

/**
 * Source types: the values from which the resolvers of a contract type start when it is not a CMS document.
 */
export type OfficePinSource = {
  office: OfficePinRecord;
  /** Metres from the search centre; null outside a search. */
  distance: number | null;
};
export type ContentSource = NonNullable<WebsiteSection['contents']>[number];
export type MediaItemSource = { media: number };
/** A menu entry with a link target. */
export type MenuItemSource = { label: string; href: string; items: MenuItemSource[] };

/** The records that a page refers to; ids as in the database. */
export type ReferencesSource = {
  media: Media[];
  pages: PageLinkRecord[];
  offices: OfficePinRecord[];
  regions: Region[];
  agents: AgentLinkRecord[];
  listings: ListingLinkRecord[];
  posts: PostLinkRecord[];
};

/** One page of a list. */
export type PageSource<Item> = {
  items: Item[];
  page: number;
  limit: number;
  /** The total, counted on the first call. */
  count: () => Promise<number>;
};
export type AgentPageSource = PageSource<Person>;
export type PostPageSource = PageSource<Post>;
export type ReviewPageSource = PageSource<Review> & { average: () => Promise<number | null> };
export type SaleStoryPageSource = PageSource<SaleStory>;
/**
 * A page of listing ids, counted up to a limit. `next` is the cursor of the next page; null on the last
 * page.
 */
export type ListingPageSource = Omit<PageSource<never>, 'items'> & { ids: number[]; next: string | null };

export type ListingSearchResultSource = SearchResult;

/** A category by name. Its multiples are queried when a field selects them. */
export type CategoryMultiplesSource = { category: string };

/**
 * The published multiples of an industry, and the network's own, which one query finds for all industries.
 */
export type ValuationMultipleSource = {
  multiple: ValuationMultiple;
  getNetworkMultiples: (status: 'asked' | 'sold') => Promise<NetworkMultiples | null>;
};
