import {
  agentsQuery,
  officesQuery,
  peopleQuery,
  postsQuery,
  regionsQuery,
  reviewsQuery,
  saleStoriesQuery,
  valuationMultiplesQuery,
} from './list-queries';
import { listingSearchQuery } from './listing-search-query';
import { listingsQuery } from './listings-query';
import { agentQuery, listingQuery, officeQuery, postQuery, regionQuery } from './record-queries';
import {
  analyticsQuery,
  countriesQuery,
  languagesQuery,
  menuQuery,
  sectionQuery,
  trailQuery,
} from './site-queries';
import type { SourceQuery } from './source-query';
import type { SuppliedPictures } from './supplied-pictures';

/** A source that can supply a block type, and the props it supplies: only these may be omitted. */
export type BindingEntry<Query extends SourceQuery = SourceQuery, Supplied extends string = string> = {
  query: Query;
  blockType: string;
  supplies: readonly Supplied[];
  /** The supplied pictures that belong to records. */
  pictures?: SuppliedPictures<Supplied> | undefined;
};

const entry = <const Query extends SourceQuery, const Supplied extends string>(
  query: Query,
  blockType: string,
  supplies: readonly Supplied[],
  pictures?: SuppliedPictures<Supplied>,
): BindingEntry<Query, Supplied> => ({ query, blockType, supplies, pictures });

const peoplePictures = { kind: 'agent', prop: 'people', by: 'href', name: 'name', image: 'image' } as const;

/** All pairs of a source and a block type. */
export const catalogue = {
  agentToAgentProfile: entry(agentQuery, 'agent-profile', ['agent'], {
    ...{ kind: 'agent', prop: 'agent', by: 'query', name: 'name', image: 'image' },
  }),
  agentsToTeamGrid: entry(agentsQuery, 'team-grid', ['people'], peoplePictures),
  analyticsToConsentBanner: entry(analyticsQuery, 'consent-banner', ['conversionEvent', 'providers']),
  countriesToCountrySelector: entry(countriesQuery, 'country-selector', ['countries']),
  languagesToLanguageSwitch: entry(languagesQuery, 'language-switch', ['languages']),
  listingSearchToListingSearch: entry(listingSearchQuery, 'listing-search', ['found', 'listings'], {
    ...{ kind: 'listing', prop: 'listings', by: 'slug', name: 'title', image: 'image' },
  }),
  listingToInquiryForm: entry(listingQuery, 'inquiry-form', ['listing']),
  listingToListingDetail: entry(listingQuery, 'listing-detail', ['listing', 'trade', 'loan', 'address'], {
    ...{ kind: 'listing', prop: 'listing', by: 'query', name: 'title', image: 'images' },
  }),
  listingsToListingGrid: entry(listingsQuery, 'listing-grid', ['listings'], {
    ...{ kind: 'listing', prop: 'listings', by: 'slug', name: 'title', image: 'image' },
  }),
  menuToSiteFooter: entry(menuQuery, 'site-footer', ['items', 'phones', 'office']),
  menuToSiteHeader: entry(menuQuery, 'site-header', ['items', 'agentLogin', 'phones', 'whatsApp']),
  officeToOfficeContact: entry(officeQuery, 'office-contact', ['office']),
  officeToOfficeContextBar: entry(officeQuery, 'office-context-bar', ['office']),
  officeToOfficeHero: entry(officeQuery, 'office-hero', ['office'], {
    ...{ kind: 'office', prop: 'office', by: 'query', name: 'name', image: 'image' },
  }),
  officesToOfficeFinder: entry(officesQuery, 'office-finder', ['offices']),
  officesToOfficeList: entry(officesQuery, 'office-list', ['offices', 'nearest']),
  peopleToTeamGrid: entry(peopleQuery, 'team-grid', ['people'], peoplePictures),
  postToHero: entry(postQuery, 'hero', ['eyebrow', 'heading', 'intro', 'image'], {
    ...{ kind: 'post', by: 'query', name: 'heading', image: 'image' },
  }),
  postToRichText: entry(postQuery, 'rich-text', ['text']),
  postsToPostTeasers: entry(postsQuery, 'post-teasers', ['posts'], {
    ...{ kind: 'post', prop: 'posts', by: 'slug', name: 'title', image: 'image' },
  }),
  regionToHero: entry(regionQuery, 'hero', ['eyebrow', 'heading', 'intro']),
  regionsToRegionList: entry(regionsQuery, 'region-list', ['regions']),
  reviewsToTestimonials: entry(reviewsQuery, 'testimonials', ['reviews']),
  saleStoriesToSaleStories: entry(saleStoriesQuery, 'sale-stories', ['stories']),
  sectionToWebsiteSection: entry(sectionQuery, 'website-section', []),
  trailToBreadcrumbs: entry(trailQuery, 'breadcrumbs', ['steps']),
  valuationMultiplesToHero: entry(valuationMultiplesQuery, 'hero', ['multiples']),
  valuationMultiplesToValuationCalculator: entry(valuationMultiplesQuery, 'valuation-calculator', [
    'multiples',
  ]),
};

/** All entries as a list. */
export const bindingEntries: readonly BindingEntry[] = Object.values(catalogue);
