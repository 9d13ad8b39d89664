import type {
  Listing,
  Media,
  Office,
  Page,
  Person,
  Post,
  Region,
  WebsiteSection,
} from '@/lib/backend/payload-types';

/** What the resolvers of a contract type start from, where that is not a document of the CMS. */
export type OfficePinSource = {
  office: Office;
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
  pages: Page[];
  offices: Office[];
  regions: Region[];
  agents: Person[];
  listings: Listing[];
  posts: Post[];
};

/** One page of listings. */
export type ListingPageSource = {
  items: Listing[];
  page: number;
  limit: number;
  /** Where the page after it begins; null on the last. */
  next: string | null;
  /** How many there are in all, at most as many as are counted. Counted only when it is asked for. */
  count: () => Promise<number>;
};
