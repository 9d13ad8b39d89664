import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Listing as ListingDocument, Media as MediaDocument, Menu as MenuDocument, Office as OfficeDocument, Page as PageDocument, Post as PostDocument, Region as RegionDocument, Review as ReviewDocument, SaleStory as SaleStoryDocument, WebsiteSection as WebsiteSectionDocument, Person as PersonDocument } from '@/lib/backend/payload-types';
import type { AgentPageSource, CategoryMultiplesSource, ContentSource, MediaItemSource, MenuItemSource, ListingPageSource, ListingSearchResultSource, OfficePinSource, PostPageSource, ReferencesSource, ReviewPageSource, SaleStoryPageSource, ValuationMultipleSource } from '@/lib/backend/contract/sources';
import type { ContractContext } from '@/lib/backend/contract/context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** An amount of money in pesewas; larger than a GraphQL Int. */
  Pesewas: { input: number; output: number; }
};

export type Agent = {
  about?: Maybe<Scalars['String']['output']>;
  assigned_to?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  extension?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Media>;
  languages: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  name_id: Scalars['String']['output'];
  office?: Maybe<OfficePin>;
  /** Extension: the same office with all its fields, while it is active. */
  open_office?: Maybe<Office>;
  phone?: Maybe<Scalars['String']['output']>;
  role?: Maybe<Scalars['String']['output']>;
  /** Extension: the number of the agent's listings that have been sold. */
  sales_closed: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  specialties: Array<Scalars['String']['output']>;
  /** Extension: the towns in which the agent works. */
  towns: Array<Scalars['String']['output']>;
  whats_app_number?: Maybe<Scalars['String']['output']>;
  years_of_experience?: Maybe<Scalars['Int']['output']>;
};

/** At most 100 items per page. total and pages are capped at 1,000, and so is page. */
export type AgentPage = {
  items: Array<Agent>;
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** Extension: from min to max, both inclusive. A listing without the figure is in no range. */
export type AmountRange = {
  max?: InputMaybe<Scalars['Float']['input']>;
  min?: InputMaybe<Scalars['Float']['input']>;
};

/** Extension: the network's own multiples of one category. */
export type CategoryMultiples = {
  asked?: Maybe<OwnMultiples>;
  sold?: Maybe<OwnMultiples>;
};

/** A named content; media_collection contains the pictures of a media content. */
export type Content = {
  media_collection: Array<MediaItem>;
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type CustomComponent = {
  contents: Array<Content>;
  name: Scalars['String']['output'];
};

/** Extension: a day on which an office is closed, and the reason. */
export type DayOff = {
  day: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** Extension: the number of results if this were the only selected value of its group; for a flag, if it were selected in addition. The label of kinds, statuses and flags is their value. */
export type Facet = {
  count: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  /** The centre of a region or a district. */
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  value: Scalars['String']['output'];
};

export type Licence = {
  broker_lic?: Maybe<Scalars['String']['output']>;
  broker_of_record?: Maybe<Scalars['String']['output']>;
};

export type Listing = {
  agent?: Maybe<Agent>;
  asking_price?: Maybe<Scalars['Pesewas']['output']>;
  category: Scalars['String']['output'];
  /** Extension: lists show an icon of the trade instead of a picture. */
  confidential: Scalars['Boolean']['output'];
  description: Scalars['String']['output'];
  discretionary_earnings?: Maybe<Scalars['Pesewas']['output']>;
  /** Extension: the slug of the district, if it is public. */
  district?: Maybe<Scalars['String']['output']>;
  down_payment?: Maybe<Scalars['Pesewas']['output']>;
  employees?: Maybe<Scalars['Int']['output']>;
  franchisee_operation: Scalars['Boolean']['output'];
  furniture_fixtures_equipment?: Maybe<Scalars['Pesewas']['output']>;
  /** Extension: limit returns the first pictures. */
  images: Array<Media>;
  inventory?: Maybe<Scalars['Pesewas']['output']>;
  kind: ListingKind;
  lender_prequalified: Scalars['Boolean']['output'];
  listed_at: Scalars['String']['output'];
  listing_number: Scalars['String']['output'];
  /** The public location: locality and region, never an address. */
  location: Scalars['String']['output'];
  office?: Maybe<OfficePin>;
  /** Extension: the location with the town of a quarter, such as Suame, Kumasi. */
  place: Scalars['String']['output'];
  real_estate_available: Scalars['Boolean']['output'];
  real_estate_included: Scalars['Boolean']['output'];
  reason_for_selling?: Maybe<Scalars['String']['output']>;
  relocatable: Scalars['Boolean']['output'];
  /** Extension: the seller's terms for the balance: the months, the interest per year in percent (0: none; null: to be agreed), and the percentage of the price. */
  seller_terms_months?: Maybe<Scalars['Int']['output']>;
  seller_terms_rate?: Maybe<Scalars['Float']['output']>;
  seller_terms_share?: Maybe<Scalars['Int']['output']>;
  slug: Scalars['String']['output'];
  sold_at?: Maybe<Scalars['String']['output']>;
  sold_price?: Maybe<Scalars['Pesewas']['output']>;
  state: Scalars['String']['output'];
  state_slug: Scalars['String']['output'];
  status: ListingStatus;
  subcategory?: Maybe<Scalars['String']['output']>;
  summary: Scalars['String']['output'];
  title: Scalars['String']['output'];
  total_sales?: Maybe<Scalars['Pesewas']['output']>;
  year_established?: Maybe<Scalars['Int']['output']>;
};


export type ListingImagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * Extension: the values of each group with results, and the selected ones, by number of results, then by label. kinds, statuses
 * and flags contain every value, in the order of the enum.
 */
export type ListingFacets = {
  categories: Array<Facet>;
  cities: Array<Facet>;
  districts: Array<Facet>;
  flags: Array<Facet>;
  kinds: Array<Facet>;
  regions: Array<Facet>;
  statuses: Array<Facet>;
  subcategories: Array<Facet>;
};

export type ListingFilter = {
  agent_slug?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  exclude?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<Array<ListingKind>>;
  state_slug?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<ListingStatus>>;
  tribe_slug?: InputMaybe<Scalars['String']['input']>;
};

export type ListingFlag =
  | 'franchisee_operation'
  | 'lender_prequalified'
  | 'real_estate_available'
  | 'real_estate_included'
  | 'relocatable';

export type ListingKind =
  | 'business'
  | 'franchise'
  | 'pro';

export type ListingOrder =
  | 'down_payment_asc'
  | 'down_payment_desc'
  | 'name_asc'
  | 'name_desc'
  | 'newest'
  | 'price_asc'
  | 'price_desc'
  /** Extension: of a search with words, listings with the words in their name or trade first; otherwise newest. */
  | 'relevance'
  | 'sde_asc'
  | 'sde_desc';

/**
 * At most 100 items per page. total and pages are capped at 1,000, and so is page.
 * Extension: next is the cursor for after, at any depth; null on the last page.
 */
export type ListingPage = {
  items: Array<Listing>;
  next?: Maybe<Scalars['String']['output']>;
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/**
 * Extension: a listing matches one value of each list that is not empty, every range, and all flags. At most 50 values per list.
 * words tolerates misspellings; -word excludes listings with the word, and "two words" must be adjacent.
 * near compares the centre of the district, never an exact location; a listing without a district does not match.
 */
export type ListingSearch = {
  agent_slug?: InputMaybe<Scalars['String']['input']>;
  asking_price?: InputMaybe<AmountRange>;
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Extension: towns of the gazetteer, each with its quarters. */
  cities?: InputMaybe<Array<Scalars['String']['input']>>;
  discretionary_earnings?: InputMaybe<AmountRange>;
  districts?: InputMaybe<Array<Scalars['String']['input']>>;
  down_payment?: InputMaybe<AmountRange>;
  employees?: InputMaybe<AmountRange>;
  flags?: InputMaybe<Array<ListingFlag>>;
  kinds?: InputMaybe<Array<ListingKind>>;
  near?: InputMaybe<NearPlace>;
  state_slugs?: InputMaybe<Array<Scalars['String']['input']>>;
  status?: InputMaybe<Array<ListingStatus>>;
  subcategories?: InputMaybe<Array<Scalars['String']['input']>>;
  total_sales?: InputMaybe<AmountRange>;
  tribe_slug?: InputMaybe<Scalars['String']['input']>;
  words?: InputMaybe<Scalars['String']['input']>;
  year_established?: InputMaybe<AmountRange>;
};

/**
 * Extension: total is capped at 1,000; total_capped is true when there are more. next and previous are cursors for after, at any depth; null on the last
 * and the first page. corrected are the corrected words when a word occurs in no listing. unlisted_place is a place among the words without listings of
 * its own; the results are those around it, if any.
 */
export type ListingSearchResult = {
  corrected?: Maybe<Scalars['String']['output']>;
  facets: ListingFacets;
  items: Array<Listing>;
  next?: Maybe<Scalars['String']['output']>;
  previous?: Maybe<Scalars['String']['output']>;
  snapshot: ListingSnapshot;
  total: Scalars['Int']['output'];
  total_capped: Scalars['Boolean']['output'];
  unlisted_place?: Maybe<Scalars['String']['output']>;
};

/** Extension: medians of the results that have the figure; null for fewer than ten. multiple is the asking price divided by the earnings, to a hundredth. */
export type ListingSnapshot = {
  asking_price?: Maybe<Median>;
  discretionary_earnings?: Maybe<Median>;
  multiple?: Maybe<Median>;
};

export type ListingStatus =
  | 'active'
  | 'sold'
  | 'under_offer';

export type LoginAttribute = {
  attribute_name: Scalars['String']['output'];
  attribute_value?: Maybe<Scalars['String']['output']>;
  platform: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type Media = {
  alt: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  /** Widths of the smaller copies in pixels: the copy of name.webp at 640 is name-640.webp. */
  widths: Array<Scalars['Int']['output']>;
};

export type MediaItem = {
  thumbnail?: Maybe<Media>;
};


export type MediaItemThumbnailArgs = {
  variant?: InputMaybe<Scalars['String']['input']>;
};

/** Extension: the median of n values; the lower of the two middle ones for an even n. */
export type Median = {
  n: Scalars['Int']['output'];
  value: Scalars['Float']['output'];
};

export type Menu = {
  items: Array<MenuItem>;
  name: Scalars['String']['output'];
};

export type MenuItem = {
  href: Scalars['String']['output'];
  items: Array<MenuItem>;
  label: Scalars['String']['output'];
};

/** Extension: a circle around a point. */
export type NearPlace = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  radius_km: Scalars['Float']['input'];
};

export type Office = {
  address_1?: Maybe<Scalars['String']['output']>;
  address_2?: Maybe<Scalars['String']['output']>;
  contents: Array<Content>;
  country: Scalars['String']['output'];
  /** Extension: the county, or in Ghana the district. */
  county?: Maybe<Scalars['String']['output']>;
  facebook?: Maybe<Scalars['String']['output']>;
  facebook_review_link?: Maybe<Scalars['String']['output']>;
  google?: Maybe<Scalars['String']['output']>;
  google_place_id?: Maybe<Scalars['String']['output']>;
  google_review_url?: Maybe<Scalars['String']['output']>;
  heading?: Maybe<Scalars['String']['output']>;
  /** Extension: the picture of the office. */
  image?: Maybe<Media>;
  instagram?: Maybe<Scalars['String']['output']>;
  is_alternate_address: Scalars['Boolean']['output'];
  latitude: Scalars['Float']['output'];
  linkedin?: Maybe<Scalars['String']['output']>;
  locality: Scalars['String']['output'];
  longitude: Scalars['Float']['output'];
  main_telephone?: Maybe<Scalars['String']['output']>;
  menus: Array<Menu>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  opening_hours: OpeningHours;
  organic_number?: Maybe<Scalars['String']['output']>;
  paid_number?: Maybe<Scalars['String']['output']>;
  phone_extension?: Maybe<Scalars['String']['output']>;
  postal_code?: Maybe<Scalars['String']['output']>;
  public_email?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  state: Scalars['String']['output'];
  state_abbreviated: Scalars['String']['output'];
  /** Extension: the segment of the region in the office's path. */
  state_slug: Scalars['String']['output'];
  status: OfficeStatus;
  sub_heading?: Maybe<Scalars['String']['output']>;
  team_members: Array<TeamMember>;
  telephone_url_triggers: Array<TelephoneTrigger>;
  territories: Array<Scalars['String']['output']>;
  tribe_types: Array<OfficeType>;
  twitter?: Maybe<Scalars['String']['output']>;
  website_pages: Array<WebsitePage>;
  whats_app_number?: Maybe<Scalars['String']['output']>;
};

export type OfficeOrder =
  | 'name_asc'
  | 'name_desc'
  | 'state_asc';

export type OfficePin = {
  address_1?: Maybe<Scalars['String']['output']>;
  /** Distance in metres from the point of the search; null outside of a search. */
  distance?: Maybe<Scalars['Float']['output']>;
  is_alternate_address: Scalars['Boolean']['output'];
  latitude: Scalars['Float']['output'];
  locality: Scalars['String']['output'];
  longitude: Scalars['Float']['output'];
  main_telephone?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  organic_number?: Maybe<Scalars['String']['output']>;
  paid_number?: Maybe<Scalars['String']['output']>;
  /** Extension: the same fields as in Office; they determine which number is shown. */
  phone_extension?: Maybe<Scalars['String']['output']>;
  postal_code?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  state: Scalars['String']['output'];
  state_slug: Scalars['String']['output'];
  /** Extension: the triggers of the office, each with name, value and number, as one JSON value, since clients read them for all offices at once. */
  telephone_url_triggers: Scalars['JSON']['output'];
};

export type OfficeStatus =
  | 'Active'
  | 'Closed'
  | 'ComingSoon';

export type OfficeType =
  | 'master'
  | 'office'
  | 'satellite';

export type OpeningHour = {
  closes?: Maybe<Scalars['String']['output']>;
  day: Scalars['String']['output'];
  opens?: Maybe<Scalars['String']['output']>;
};

export type OpeningHours = {
  /** Extension: the office's own days, earliest first. The days of all offices are in the network's contact content Days off, one per line. */
  days_off: Array<DayOff>;
  opening_hours_message?: Maybe<Scalars['String']['output']>;
  show_opening_hours: Scalars['Boolean']['output'];
  tribe_opening_hours: Array<OpeningHour>;
};

/** Extension: quartiles of price divided by earnings or sales, in hundredths: lower quartile, median, upper quartile. */
export type OwnMultiples = {
  count: Scalars['Int']['output'];
  high: Scalars['Int']['output'];
  low: Scalars['Int']['output'];
  mid: Scalars['Int']['output'];
};

/** Extension: a composed page. blocks is the stored list, validated when it was saved. */
export type Page = {
  blocks: Scalars['JSON']['output'];
  /** Markdown, shown below the blocks of an office's website page. */
  body?: Maybe<Scalars['String']['output']>;
  contents: Array<Content>;
  id: Scalars['ID']['output'];
  layout: Scalars['String']['output'];
  /** Extension: the languages of the blocks; in other languages the first one is shown. */
  locales: Array<Scalars['String']['output']>;
  meta_description?: Maybe<Scalars['String']['output']>;
  meta_title?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  noindex: Scalars['Boolean']['output'];
  route: Scalars['String']['output'];
  scope: PageScope;
  slug?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updated_at: Scalars['String']['output'];
};

export type PageLink = {
  agent_slug?: Maybe<Scalars['String']['output']>;
  route: Scalars['String']['output'];
  scope: PageScope;
  slug?: Maybe<Scalars['String']['output']>;
  template_slug?: Maybe<Scalars['String']['output']>;
  tribe_slug?: Maybe<Scalars['String']['output']>;
  updated_at: Scalars['String']['output'];
};

export type PageScope =
  | 'agent'
  | 'network'
  | 'office';

export type Post = {
  author?: Maybe<Agent>;
  body: Scalars['String']['output'];
  category: Scalars['String']['output'];
  excerpt: Scalars['String']['output'];
  image?: Maybe<Media>;
  /** Extension: the languages of the post; in other languages the first one is shown. */
  locales: Array<Scalars['String']['output']>;
  published_at: Scalars['String']['output'];
  reading_minutes: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The office of the post; null for posts of the network. */
  tribe_slug?: Maybe<Scalars['String']['output']>;
  /** Extension: the segment of the region in the office's path. */
  tribe_state_slug?: Maybe<Scalars['String']['output']>;
  /** Extension: the time of the last change. */
  updated_at: Scalars['String']['output'];
};

/** At most 100 items per page. total and pages are capped at 1,000, and so is page. */
export type PostPage = {
  items: Array<Post>;
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type Query = {
  agent?: Maybe<Agent>;
  agents: AgentPage;
  /** Extension: the asking and selling multiples of one category. */
  categoryMultiples: CategoryMultiples;
  contactContent: Array<Content>;
  customComponents: Array<CustomComponent>;
  getUserByToken?: Maybe<User>;
  homePage?: Maybe<Page>;
  licence?: Maybe<Licence>;
  listing?: Maybe<Listing>;
  listings: ListingPage;
  office?: Maybe<Office>;
  officeMenus: Array<Menu>;
  /** At most 2,000. Extension: state_slug filters by region. */
  officePins: Array<OfficePin>;
  /** At most 2,000. Extension: limit returns fewer. */
  offices: Array<Office>;
  openingHours?: Maybe<OpeningHours>;
  /**
   * Extension: the page for a route of the route table. An office's own page overrides the network's
   * standard page of the same route. slug is set for custom pages only.
   */
  page?: Maybe<Page>;
  /** Extension: the published pages, for sitemaps and cache warming, at most 1,000 per request. */
  pages: Array<PageLink>;
  post?: Maybe<Post>;
  posts: PostPage;
  /** The targets of old addresses. Extension: path, without the language, filters the rules that apply to it. */
  redirects: Array<Redirect>;
  /** Extension: the records that stored blocks refer to by id, at most 1,000 per kind. */
  references: References;
  /** Extension: one region. */
  region?: Maybe<Region>;
  /** Extension: regions with an active office first, then the others, each by name. */
  regions: Array<Region>;
  reviews: ReviewPage;
  /** Extension: the stories of sales, latest sale first. */
  saleStories: SaleStoryPage;
  /** Extension: the results of a search, at most 100 per page. */
  searchListings: ListingSearchResult;
  /** Extension: the canonical address of each record of a part, at most 10,000, without records that are excluded from search engines. */
  sitemap: Array<SitemapEntry>;
  /** Extension: the sitemap parts with addresses in a language, at most 2,000. */
  sitemapParts: Array<SitemapPart>;
  /**
   * Offices near a place, nearest first. The place is latitude and longitude, or the location of address or
   * zipcode (a postal or digital address). radius is in metres (default 50,000). At most 2,000.
   */
  storeSearch: Array<OfficePin>;
  /**
   * The people of an office, or of the whole network. Extension: leadership true filters the leadership
   * of the network. At most 500.
   */
  teamMembers: Array<TeamMember>;
  /** Extension: the multiples of businesses by trade, at most 200. */
  valuationMultiples: Array<ValuationMultiple>;
  /** Extension: agent_slug filters by agent; in_menu true filters pages that are shown in the menu. */
  websitePages: Array<WebsitePage>;
  websiteSection?: Maybe<WebsiteSection>;
};


export type QueryAgentArgs = {
  slug: Scalars['String']['input'];
};


export type QueryAgentsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  tribe_slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCategoryMultiplesArgs = {
  category: Scalars['String']['input'];
};


export type QueryContactContentArgs = {
  locale: Scalars['String']['input'];
  tribe_slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCustomComponentsArgs = {
  locale: Scalars['String']['input'];
  tribe_slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetUserByTokenArgs = {
  token: Scalars['String']['input'];
};


export type QueryHomePageArgs = {
  locale: Scalars['String']['input'];
};


export type QueryLicenceArgs = {
  tribe_slug: Scalars['String']['input'];
};


export type QueryListingArgs = {
  slug: Scalars['String']['input'];
};


export type QueryListingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ListingFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListingOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOfficeArgs = {
  slug: Scalars['String']['input'];
  status?: InputMaybe<OfficeStatus>;
};


export type QueryOfficeMenusArgs = {
  locale: Scalars['String']['input'];
  tribe_slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOfficePinsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  state_slug?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<OfficeType>;
};


export type QueryOfficesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<OfficeOrder>;
  state_slug?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<OfficeType>;
};


export type QueryOpeningHoursArgs = {
  tribe_slug: Scalars['String']['input'];
};


export type QueryPageArgs = {
  agent_slug?: InputMaybe<Scalars['String']['input']>;
  locale: Scalars['String']['input'];
  route: Scalars['String']['input'];
  slug?: InputMaybe<Scalars['String']['input']>;
  template_slug?: InputMaybe<Scalars['String']['input']>;
  tribe_slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  locale: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPostArgs = {
  locale: Scalars['String']['input'];
  slug: Scalars['String']['input'];
};


export type QueryPostsArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  exclude?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  locale: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  tribe_slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRedirectsArgs = {
  path?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReferencesArgs = {
  agents?: InputMaybe<Array<Scalars['ID']['input']>>;
  listings?: InputMaybe<Array<Scalars['ID']['input']>>;
  media?: InputMaybe<Array<Scalars['ID']['input']>>;
  offices?: InputMaybe<Array<Scalars['ID']['input']>>;
  pages?: InputMaybe<Array<Scalars['ID']['input']>>;
  posts?: InputMaybe<Array<Scalars['ID']['input']>>;
  regions?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryRegionArgs = {
  slug: Scalars['String']['input'];
};


export type QueryReviewsArgs = {
  agent_slug?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  tribe_slug?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySaleStoriesArgs = {
  agent_slug?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  tribe_slug?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchListingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<ListingOrder>;
  search?: InputMaybe<ListingSearch>;
};


export type QuerySitemapArgs = {
  kind: SitemapKind;
  locale: Scalars['String']['input'];
  number: Scalars['Int']['input'];
};


export type QuerySitemapPartsArgs = {
  locale: Scalars['String']['input'];
};


export type QueryStoreSearchArgs = {
  address?: InputMaybe<Scalars['String']['input']>;
  is_alternate_address?: InputMaybe<Scalars['Boolean']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  radius?: InputMaybe<Scalars['Float']['input']>;
  type?: InputMaybe<OfficeType>;
  zipcode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTeamMembersArgs = {
  leadership?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  tribe_slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWebsitePagesArgs = {
  agent_slug?: InputMaybe<Scalars['String']['input']>;
  in_menu?: InputMaybe<Scalars['Boolean']['input']>;
  locale: Scalars['String']['input'];
  tribe_slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryWebsiteSectionArgs = {
  locale: Scalars['String']['input'];
  name: Scalars['String']['input'];
  tribe_slug?: InputMaybe<Scalars['String']['input']>;
};

export type Redirect = {
  from: Scalars['String']['output'];
  permanent: Scalars['Boolean']['output'];
  to: Scalars['String']['output'];
};

export type ReferencedOffice = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
  state_slug: Scalars['String']['output'];
};

/** A page with the parts of its address. */
export type ReferencedPage = {
  agent_slug?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  route: Scalars['String']['output'];
  slug?: Maybe<Scalars['String']['output']>;
  template_slug?: Maybe<Scalars['String']['output']>;
  tribe_slug?: Maybe<Scalars['String']['output']>;
  tribe_state_slug?: Maybe<Scalars['String']['output']>;
};

export type ReferencedRecord = {
  id: Scalars['ID']['output'];
  slug: Scalars['String']['output'];
};

/** Extension: the records that stored blocks refer to. Deleted and non-public records are omitted. */
export type References = {
  agents: Array<ReferencedRecord>;
  listings: Array<ReferencedRecord>;
  media: Array<Media>;
  offices: Array<ReferencedOffice>;
  pages: Array<ReferencedPage>;
  posts: Array<ReferencedRecord>;
  regions: Array<ReferencedRecord>;
};

export type Region = {
  code: Scalars['String']['output'];
  /** Extension: the introduction of the region. */
  introduction?: Maybe<Scalars['String']['output']>;
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  /** Extension: the number of active offices in the region. */
  office_count: Scalars['Int']['output'];
  slug: Scalars['String']['output'];
};

export type Review = {
  agent_slug?: Maybe<Scalars['String']['output']>;
  author: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  office?: Maybe<OfficePin>;
  quote: Scalars['String']['output'];
  rating: Scalars['Int']['output'];
  role?: Maybe<Scalars['String']['output']>;
  /** Extension: the story of the reviewed sale, while it is published. */
  story?: Maybe<SaleStory>;
  written_at: Scalars['String']['output'];
};

/** At most 100 items per page. total and pages are capped at 1,000, and so is page. */
export type ReviewPage = {
  average?: Maybe<Scalars['Float']['output']>;
  items: Array<Review>;
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** Extension: how a business was sold. Published only with the consent of the seller, who is not named. */
export type SaleStory = {
  agent?: Maybe<Agent>;
  asking_price?: Maybe<Scalars['Pesewas']['output']>;
  category: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Media>;
  office?: Maybe<OfficePin>;
  quote?: Maybe<Scalars['String']['output']>;
  /** The author of the quote. */
  quoted?: Maybe<Scalars['String']['output']>;
  /** The newest review of the sale. */
  review?: Maybe<Review>;
  sold_at: Scalars['String']['output'];
  sold_price?: Maybe<Scalars['Pesewas']['output']>;
  /** Markdown. */
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** A town, or a larger area where the town would identify the seller. */
  town: Scalars['String']['output'];
  /** Weeks from the first day on the market to the signature. */
  weeks: Scalars['Int']['output'];
};

/** At most 100 items per page. total and pages are capped at 1,000, and so is page. */
export type SaleStoryPage = {
  items: Array<SaleStory>;
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** path is without the language. */
export type SitemapEntry = {
  path: Scalars['String']['output'];
  updated_at: Scalars['String']['output'];
};

export type SitemapKind =
  | 'agent_pages'
  | 'agents'
  | 'listings'
  /** Pages that exist for every office, or every agent, besides the home page. */
  | 'office_pages'
  | 'offices'
  | 'pages'
  | 'posts'
  | 'regions'
  | 'sold';

/** Extension: the addresses of a kind in one range of record ids, so that a record never moves to another part. */
export type SitemapPart = {
  kind: SitemapKind;
  number: Scalars['Int']['output'];
  updated_at: Scalars['String']['output'];
};

export type TeamMember = {
  about?: Maybe<Scalars['String']['output']>;
  /** Extension: the slug of the person's agent page, if there is one. */
  agent_slug?: Maybe<Scalars['String']['output']>;
  avatar?: Maybe<Media>;
  email?: Maybe<Scalars['String']['output']>;
  email_public: Scalars['Boolean']['output'];
  /** Extension: the telephone extension of phone. */
  extension?: Maybe<Scalars['String']['output']>;
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  mobile_e164?: Maybe<Scalars['String']['output']>;
  mobile_public: Scalars['Boolean']['output'];
  /** Extension: the first public number of business number, mobile and telephone, as for agents. */
  phone?: Maybe<Scalars['String']['output']>;
  role?: Maybe<Scalars['String']['output']>;
  show_on_website: Scalars['Boolean']['output'];
  telephone_number?: Maybe<Scalars['String']['output']>;
  telephone_public: Scalars['Boolean']['output'];
};

export type TelephoneTrigger = {
  name: Scalars['String']['output'];
  number: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type User = {
  address_1?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  locality?: Maybe<Scalars['String']['output']>;
  loginAttributes: Array<LoginAttribute>;
  mobile_code?: Maybe<Scalars['String']['output']>;
  mobile_country?: Maybe<Scalars['String']['output']>;
  mobile_e164?: Maybe<Scalars['String']['output']>;
  postal_code?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
};

/**
 * Extension: the multiples at which businesses of a trade are sold, with their source. Multiples are in hundredths: 215 is 2.15 times. asked and sold are
 * the network's own, of the last 200 listings of the category, by earnings; null for fewer than five.
 */
export type ValuationMultiple = {
  asked?: Maybe<OwnMultiples>;
  industry: Scalars['String']['output'];
  sales_count?: Maybe<Scalars['Int']['output']>;
  sales_multiple?: Maybe<Scalars['Int']['output']>;
  sde_high: Scalars['Int']['output'];
  sde_low: Scalars['Int']['output'];
  sde_mid: Scalars['Int']['output'];
  second_source?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  sold?: Maybe<OwnMultiples>;
  source: Scalars['String']['output'];
  source_url: Scalars['String']['output'];
  updated_at: Scalars['String']['output'];
  years: Scalars['String']['output'];
};

export type WebsitePage = {
  body?: Maybe<Scalars['String']['output']>;
  contents: Array<Content>;
  menu_label?: Maybe<Scalars['String']['output']>;
  menu_order: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Extension: the public path without the language; null when there is none. */
  path?: Maybe<Scalars['String']['output']>;
  show_in_menu: Scalars['Boolean']['output'];
  slug: Scalars['String']['output'];
};

export type WebsiteSection = {
  /** Extension: the blocks of the section, as stored. */
  blocks: Scalars['JSON']['output'];
  contents: Array<Content>;
  name: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Agent: ResolverTypeWrapper<PersonDocument>;
  AgentPage: ResolverTypeWrapper<AgentPageSource>;
  AmountRange: AmountRange;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CategoryMultiples: ResolverTypeWrapper<CategoryMultiplesSource>;
  Content: ResolverTypeWrapper<ContentSource>;
  CustomComponent: ResolverTypeWrapper<WebsiteSectionDocument>;
  DayOff: ResolverTypeWrapper<DayOff>;
  Facet: ResolverTypeWrapper<Facet>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Licence: ResolverTypeWrapper<Licence>;
  Listing: ResolverTypeWrapper<ListingDocument>;
  ListingFacets: ResolverTypeWrapper<ListingFacets>;
  ListingFilter: ListingFilter;
  ListingFlag: ListingFlag;
  ListingKind: ListingKind;
  ListingOrder: ListingOrder;
  ListingPage: ResolverTypeWrapper<ListingPageSource>;
  ListingSearch: ListingSearch;
  ListingSearchResult: ResolverTypeWrapper<ListingSearchResultSource>;
  ListingSnapshot: ResolverTypeWrapper<ListingSnapshot>;
  ListingStatus: ListingStatus;
  LoginAttribute: ResolverTypeWrapper<LoginAttribute>;
  Media: ResolverTypeWrapper<MediaDocument>;
  MediaItem: ResolverTypeWrapper<MediaItemSource>;
  Median: ResolverTypeWrapper<Median>;
  Menu: ResolverTypeWrapper<MenuDocument>;
  MenuItem: ResolverTypeWrapper<MenuItemSource>;
  NearPlace: NearPlace;
  Office: ResolverTypeWrapper<OfficeDocument>;
  OfficeOrder: OfficeOrder;
  OfficePin: ResolverTypeWrapper<OfficePinSource>;
  OfficeStatus: OfficeStatus;
  OfficeType: OfficeType;
  OpeningHour: ResolverTypeWrapper<OpeningHour>;
  OpeningHours: ResolverTypeWrapper<OpeningHours>;
  OwnMultiples: ResolverTypeWrapper<OwnMultiples>;
  Page: ResolverTypeWrapper<PageDocument>;
  PageLink: ResolverTypeWrapper<PageLink>;
  PageScope: PageScope;
  Pesewas: ResolverTypeWrapper<Scalars['Pesewas']['output']>;
  Post: ResolverTypeWrapper<PostDocument>;
  PostPage: ResolverTypeWrapper<PostPageSource>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Redirect: ResolverTypeWrapper<Redirect>;
  ReferencedOffice: ResolverTypeWrapper<ReferencedOffice>;
  ReferencedPage: ResolverTypeWrapper<ReferencedPage>;
  ReferencedRecord: ResolverTypeWrapper<ReferencedRecord>;
  References: ResolverTypeWrapper<ReferencesSource>;
  Region: ResolverTypeWrapper<RegionDocument>;
  Review: ResolverTypeWrapper<ReviewDocument>;
  ReviewPage: ResolverTypeWrapper<ReviewPageSource>;
  SaleStory: ResolverTypeWrapper<SaleStoryDocument>;
  SaleStoryPage: ResolverTypeWrapper<SaleStoryPageSource>;
  SitemapEntry: ResolverTypeWrapper<SitemapEntry>;
  SitemapKind: SitemapKind;
  SitemapPart: ResolverTypeWrapper<SitemapPart>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TeamMember: ResolverTypeWrapper<PersonDocument>;
  TelephoneTrigger: ResolverTypeWrapper<TelephoneTrigger>;
  User: ResolverTypeWrapper<User>;
  ValuationMultiple: ResolverTypeWrapper<ValuationMultipleSource>;
  WebsitePage: ResolverTypeWrapper<PageDocument>;
  WebsiteSection: ResolverTypeWrapper<WebsiteSectionDocument>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Agent: PersonDocument;
  AgentPage: AgentPageSource;
  AmountRange: AmountRange;
  Boolean: Scalars['Boolean']['output'];
  CategoryMultiples: CategoryMultiplesSource;
  Content: ContentSource;
  CustomComponent: WebsiteSectionDocument;
  DayOff: DayOff;
  Facet: Facet;
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  Licence: Licence;
  Listing: ListingDocument;
  ListingFacets: ListingFacets;
  ListingFilter: ListingFilter;
  ListingPage: ListingPageSource;
  ListingSearch: ListingSearch;
  ListingSearchResult: ListingSearchResultSource;
  ListingSnapshot: ListingSnapshot;
  LoginAttribute: LoginAttribute;
  Media: MediaDocument;
  MediaItem: MediaItemSource;
  Median: Median;
  Menu: MenuDocument;
  MenuItem: MenuItemSource;
  NearPlace: NearPlace;
  Office: OfficeDocument;
  OfficePin: OfficePinSource;
  OpeningHour: OpeningHour;
  OpeningHours: OpeningHours;
  OwnMultiples: OwnMultiples;
  Page: PageDocument;
  PageLink: PageLink;
  Pesewas: Scalars['Pesewas']['output'];
  Post: PostDocument;
  PostPage: PostPageSource;
  Query: Record<PropertyKey, never>;
  Redirect: Redirect;
  ReferencedOffice: ReferencedOffice;
  ReferencedPage: ReferencedPage;
  ReferencedRecord: ReferencedRecord;
  References: ReferencesSource;
  Region: RegionDocument;
  Review: ReviewDocument;
  ReviewPage: ReviewPageSource;
  SaleStory: SaleStoryDocument;
  SaleStoryPage: SaleStoryPageSource;
  SitemapEntry: SitemapEntry;
  SitemapPart: SitemapPart;
  String: Scalars['String']['output'];
  TeamMember: PersonDocument;
  TelephoneTrigger: TelephoneTrigger;
  User: User;
  ValuationMultiple: ValuationMultipleSource;
  WebsitePage: PageDocument;
  WebsiteSection: WebsiteSectionDocument;
};

export type AgentResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Agent'] = ResolversParentTypes['Agent']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assigned_to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  office?: Resolver<Maybe<ResolversTypes['OfficePin']>, ParentType, ContextType>;
  open_office?: Resolver<Maybe<ResolversTypes['Office']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sales_closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specialties?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  towns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  whats_app_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  years_of_experience?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AgentPageResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['AgentPage'] = ResolversParentTypes['AgentPage']> = {
  items?: Resolver<Array<ResolversTypes['Agent']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryMultiplesResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['CategoryMultiples'] = ResolversParentTypes['CategoryMultiples']> = {
  asked?: Resolver<Maybe<ResolversTypes['OwnMultiples']>, ParentType, ContextType>;
  sold?: Resolver<Maybe<ResolversTypes['OwnMultiples']>, ParentType, ContextType>;
};

export type ContentResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  media_collection?: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomComponentResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['CustomComponent'] = ResolversParentTypes['CustomComponent']> = {
  contents?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DayOffResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['DayOff'] = ResolversParentTypes['DayOff']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FacetResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LicenceResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Licence'] = ResolversParentTypes['Licence']> = {
  broker_lic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  broker_of_record?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  asking_price?: Resolver<Maybe<ResolversTypes['Pesewas']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidential?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discretionary_earnings?: Resolver<Maybe<ResolversTypes['Pesewas']>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  down_payment?: Resolver<Maybe<ResolversTypes['Pesewas']>, ParentType, ContextType>;
  employees?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  franchisee_operation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  furniture_fixtures_equipment?: Resolver<Maybe<ResolversTypes['Pesewas']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType, RequireFields<ListingImagesArgs, 'limit'>>;
  inventory?: Resolver<Maybe<ResolversTypes['Pesewas']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  lender_prequalified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listed_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listing_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  office?: Resolver<Maybe<ResolversTypes['OfficePin']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  real_estate_available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  real_estate_included?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason_for_selling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relocatable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seller_terms_months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seller_terms_rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  seller_terms_share?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sold_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sold_price?: Resolver<Maybe<ResolversTypes['Pesewas']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state_slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  subcategory?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total_sales?: Resolver<Maybe<ResolversTypes['Pesewas']>, ParentType, ContextType>;
  year_established?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ListingFacetsResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['ListingFacets'] = ResolversParentTypes['ListingFacets']> = {
  categories?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  cities?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  districts?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  flags?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  regions?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  subcategories?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
};

export type ListingPageResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['ListingPage'] = ResolversParentTypes['ListingPage']> = {
  items?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingSearchResultResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['ListingSearchResult'] = ResolversParentTypes['ListingSearchResult']> = {
  corrected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['ListingFacets'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Listing']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snapshot?: Resolver<ResolversTypes['ListingSnapshot'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total_capped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unlisted_place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingSnapshotResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['ListingSnapshot'] = ResolversParentTypes['ListingSnapshot']> = {
  asking_price?: Resolver<Maybe<ResolversTypes['Median']>, ParentType, ContextType>;
  discretionary_earnings?: Resolver<Maybe<ResolversTypes['Median']>, ParentType, ContextType>;
  multiple?: Resolver<Maybe<ResolversTypes['Median']>, ParentType, ContextType>;
};

export type LoginAttributeResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['LoginAttribute'] = ResolversParentTypes['LoginAttribute']> = {
  attribute_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attribute_value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  widths?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MediaItemResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem']> = {
  thumbnail?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType, RequireFields<MediaItemThumbnailArgs, 'variant'>>;
};

export type MedianResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Median'] = ResolversParentTypes['Median']> = {
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MenuResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  items?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Office'] = ResolversParentTypes['Office']> = {
  address_1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address_2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contents?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  county?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facebook_review_link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  google?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  google_place_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  google_review_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_alternate_address?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  linkedin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  main_telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menus?: Resolver<Array<ResolversTypes['Menu']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening_hours?: Resolver<ResolversTypes['OpeningHours'], ParentType, ContextType>;
  organic_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone_extension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postal_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  public_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state_abbreviated?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state_slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OfficeStatus'], ParentType, ContextType>;
  sub_heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  team_members?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  telephone_url_triggers?: Resolver<Array<ResolversTypes['TelephoneTrigger']>, ParentType, ContextType>;
  territories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tribe_types?: Resolver<Array<ResolversTypes['OfficeType']>, ParentType, ContextType>;
  twitter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website_pages?: Resolver<Array<ResolversTypes['WebsitePage']>, ParentType, ContextType>;
  whats_app_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OfficePinResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['OfficePin'] = ResolversParentTypes['OfficePin']> = {
  address_1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  is_alternate_address?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  locality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  main_telephone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organic_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone_extension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postal_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state_slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  telephone_url_triggers?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type OpeningHourResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['OpeningHour'] = ResolversParentTypes['OpeningHour']> = {
  closes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  days_off?: Resolver<Array<ResolversTypes['DayOff']>, ParentType, ContextType>;
  opening_hours_message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_opening_hours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tribe_opening_hours?: Resolver<Array<ResolversTypes['OpeningHour']>, ParentType, ContextType>;
};

export type OwnMultiplesResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['OwnMultiples'] = ResolversParentTypes['OwnMultiples']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  blocks?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contents?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locales?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  meta_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meta_title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noindex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['PageScope'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageLinkResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['PageLink'] = ResolversParentTypes['PageLink']> = {
  agent_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['PageScope'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tribe_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface PesewasScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Pesewas'], any> {
  name: 'Pesewas';
}

export type PostResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  author?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  locales?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  published_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reading_minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tribe_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tribe_state_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostPageResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['PostPage'] = ResolversParentTypes['PostPage']> = {
  items?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType, RequireFields<QueryAgentArgs, 'slug'>>;
  agents?: Resolver<ResolversTypes['AgentPage'], ParentType, ContextType, RequireFields<QueryAgentsArgs, 'limit' | 'page'>>;
  categoryMultiples?: Resolver<ResolversTypes['CategoryMultiples'], ParentType, ContextType, RequireFields<QueryCategoryMultiplesArgs, 'category'>>;
  contactContent?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<QueryContactContentArgs, 'locale'>>;
  customComponents?: Resolver<Array<ResolversTypes['CustomComponent']>, ParentType, ContextType, RequireFields<QueryCustomComponentsArgs, 'locale'>>;
  getUserByToken?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryGetUserByTokenArgs, 'token'>>;
  homePage?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryHomePageArgs, 'locale'>>;
  licence?: Resolver<Maybe<ResolversTypes['Licence']>, ParentType, ContextType, RequireFields<QueryLicenceArgs, 'tribe_slug'>>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'slug'>>;
  listings?: Resolver<ResolversTypes['ListingPage'], ParentType, ContextType, RequireFields<QueryListingsArgs, 'limit' | 'order' | 'page'>>;
  office?: Resolver<Maybe<ResolversTypes['Office']>, ParentType, ContextType, RequireFields<QueryOfficeArgs, 'slug' | 'status'>>;
  officeMenus?: Resolver<Array<ResolversTypes['Menu']>, ParentType, ContextType, RequireFields<QueryOfficeMenusArgs, 'locale'>>;
  officePins?: Resolver<Array<ResolversTypes['OfficePin']>, ParentType, ContextType, Partial<QueryOfficePinsArgs>>;
  offices?: Resolver<Array<ResolversTypes['Office']>, ParentType, ContextType, RequireFields<QueryOfficesArgs, 'order'>>;
  openingHours?: Resolver<Maybe<ResolversTypes['OpeningHours']>, ParentType, ContextType, RequireFields<QueryOpeningHoursArgs, 'tribe_slug'>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'locale' | 'route'>>;
  pages?: Resolver<Array<ResolversTypes['PageLink']>, ParentType, ContextType, RequireFields<QueryPagesArgs, 'limit' | 'locale' | 'page'>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'locale' | 'slug'>>;
  posts?: Resolver<ResolversTypes['PostPage'], ParentType, ContextType, RequireFields<QueryPostsArgs, 'limit' | 'locale' | 'page'>>;
  redirects?: Resolver<Array<ResolversTypes['Redirect']>, ParentType, ContextType, Partial<QueryRedirectsArgs>>;
  references?: Resolver<ResolversTypes['References'], ParentType, ContextType, RequireFields<QueryReferencesArgs, 'agents' | 'listings' | 'media' | 'offices' | 'pages' | 'posts' | 'regions'>>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType, RequireFields<QueryRegionArgs, 'slug'>>;
  regions?: Resolver<Array<ResolversTypes['Region']>, ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, RequireFields<QueryReviewsArgs, 'limit' | 'page'>>;
  saleStories?: Resolver<ResolversTypes['SaleStoryPage'], ParentType, ContextType, RequireFields<QuerySaleStoriesArgs, 'limit' | 'page'>>;
  searchListings?: Resolver<ResolversTypes['ListingSearchResult'], ParentType, ContextType, RequireFields<QuerySearchListingsArgs, 'limit' | 'search'>>;
  sitemap?: Resolver<Array<ResolversTypes['SitemapEntry']>, ParentType, ContextType, RequireFields<QuerySitemapArgs, 'kind' | 'locale' | 'number'>>;
  sitemapParts?: Resolver<Array<ResolversTypes['SitemapPart']>, ParentType, ContextType, RequireFields<QuerySitemapPartsArgs, 'locale'>>;
  storeSearch?: Resolver<Array<ResolversTypes['OfficePin']>, ParentType, ContextType, Partial<QueryStoreSearchArgs>>;
  teamMembers?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType, RequireFields<QueryTeamMembersArgs, 'leadership'>>;
  valuationMultiples?: Resolver<Array<ResolversTypes['ValuationMultiple']>, ParentType, ContextType>;
  websitePages?: Resolver<Array<ResolversTypes['WebsitePage']>, ParentType, ContextType, RequireFields<QueryWebsitePagesArgs, 'in_menu' | 'locale'>>;
  websiteSection?: Resolver<Maybe<ResolversTypes['WebsiteSection']>, ParentType, ContextType, RequireFields<QueryWebsiteSectionArgs, 'locale' | 'name'>>;
};

export type RedirectResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Redirect'] = ResolversParentTypes['Redirect']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permanent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReferencedOfficeResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['ReferencedOffice'] = ResolversParentTypes['ReferencedOffice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state_slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReferencedPageResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['ReferencedPage'] = ResolversParentTypes['ReferencedPage']> = {
  agent_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tribe_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tribe_state_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReferencedRecordResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['ReferencedRecord'] = ResolversParentTypes['ReferencedRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReferencesResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['References'] = ResolversParentTypes['References']> = {
  agents?: Resolver<Array<ResolversTypes['ReferencedRecord']>, ParentType, ContextType>;
  listings?: Resolver<Array<ResolversTypes['ReferencedRecord']>, ParentType, ContextType>;
  media?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  offices?: Resolver<Array<ResolversTypes['ReferencedOffice']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['ReferencedPage']>, ParentType, ContextType>;
  posts?: Resolver<Array<ResolversTypes['ReferencedRecord']>, ParentType, ContextType>;
  regions?: Resolver<Array<ResolversTypes['ReferencedRecord']>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  introduction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  office_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  agent_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  office?: Resolver<Maybe<ResolversTypes['OfficePin']>, ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  story?: Resolver<Maybe<ResolversTypes['SaleStory']>, ParentType, ContextType>;
  written_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewPageResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['ReviewPage'] = ResolversParentTypes['ReviewPage']> = {
  average?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaleStoryResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['SaleStory'] = ResolversParentTypes['SaleStory']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  asking_price?: Resolver<Maybe<ResolversTypes['Pesewas']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  office?: Resolver<Maybe<ResolversTypes['OfficePin']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quoted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  sold_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sold_price?: Resolver<Maybe<ResolversTypes['Pesewas']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  town?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaleStoryPageResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['SaleStoryPage'] = ResolversParentTypes['SaleStoryPage']> = {
  items?: Resolver<Array<ResolversTypes['SaleStory']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SitemapEntryResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['SitemapEntry'] = ResolversParentTypes['SitemapEntry']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitemapPartResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['SitemapPart'] = ResolversParentTypes['SitemapPart']> = {
  kind?: Resolver<ResolversTypes['SitemapKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agent_slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email_public?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  extension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobile_e164?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile_public?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_on_website?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  telephone_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephone_public?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TelephoneTriggerResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['TelephoneTrigger'] = ResolversParentTypes['TelephoneTrigger']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  address_1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loginAttributes?: Resolver<Array<ResolversTypes['LoginAttribute']>, ParentType, ContextType>;
  mobile_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile_country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile_e164?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postal_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ValuationMultipleResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['ValuationMultiple'] = ResolversParentTypes['ValuationMultiple']> = {
  asked?: Resolver<Maybe<ResolversTypes['OwnMultiples']>, ParentType, ContextType>;
  industry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sales_count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sales_multiple?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sde_high?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sde_low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sde_mid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  second_source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sold?: Resolver<Maybe<ResolversTypes['OwnMultiples']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebsitePageResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['WebsitePage'] = ResolversParentTypes['WebsitePage']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contents?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  menu_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menu_order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  show_in_menu?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebsiteSectionResolvers<ContextType = ContractContext, ParentType extends ResolversParentTypes['WebsiteSection'] = ResolversParentTypes['WebsiteSection']> = {
  blocks?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  contents?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ContractContext> = {
  Agent?: AgentResolvers<ContextType>;
  AgentPage?: AgentPageResolvers<ContextType>;
  CategoryMultiples?: CategoryMultiplesResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  CustomComponent?: CustomComponentResolvers<ContextType>;
  DayOff?: DayOffResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Licence?: LicenceResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ListingFacets?: ListingFacetsResolvers<ContextType>;
  ListingPage?: ListingPageResolvers<ContextType>;
  ListingSearchResult?: ListingSearchResultResolvers<ContextType>;
  ListingSnapshot?: ListingSnapshotResolvers<ContextType>;
  LoginAttribute?: LoginAttributeResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  MediaItem?: MediaItemResolvers<ContextType>;
  Median?: MedianResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Office?: OfficeResolvers<ContextType>;
  OfficePin?: OfficePinResolvers<ContextType>;
  OpeningHour?: OpeningHourResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  OwnMultiples?: OwnMultiplesResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageLink?: PageLinkResolvers<ContextType>;
  Pesewas?: GraphQLScalarType;
  Post?: PostResolvers<ContextType>;
  PostPage?: PostPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Redirect?: RedirectResolvers<ContextType>;
  ReferencedOffice?: ReferencedOfficeResolvers<ContextType>;
  ReferencedPage?: ReferencedPageResolvers<ContextType>;
  ReferencedRecord?: ReferencedRecordResolvers<ContextType>;
  References?: ReferencesResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewPage?: ReviewPageResolvers<ContextType>;
  SaleStory?: SaleStoryResolvers<ContextType>;
  SaleStoryPage?: SaleStoryPageResolvers<ContextType>;
  SitemapEntry?: SitemapEntryResolvers<ContextType>;
  SitemapPart?: SitemapPartResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TelephoneTrigger?: TelephoneTriggerResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  ValuationMultiple?: ValuationMultipleResolvers<ContextType>;
  WebsitePage?: WebsitePageResolvers<ContextType>;
  WebsiteSection?: WebsiteSectionResolvers<ContextType>;
};

