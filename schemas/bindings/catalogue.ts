import {
  agentsQuery,
  officesQuery,
  peopleQuery,
  postsQuery,
  regionsQuery,
  reviewsQuery,
  valuationMultiplesQuery,
} from './list-queries';
import { listingsQuery } from './listings-query';
import { agentQuery, listingQuery, officeQuery, postQuery, regionQuery } from './record-queries';
import { countriesQuery, languagesQuery, menuQuery, sectionQuery, trailQuery } from './site-queries';
import type { SourceQuery } from './source-query';

/** A source a block may take data from, and the props it then supplies: only these may be left out. */
export type BindingEntry<Query extends SourceQuery = SourceQuery, Supplied extends string = string> = {
  query: Query;
  blockType: string;
  supplies: readonly Supplied[];
};

const entry = <const Query extends SourceQuery, const Supplied extends string>(
  query: Query,
  blockType: string,
  supplies: readonly Supplied[],
): BindingEntry<Query, Supplied> => ({ query, blockType, supplies });

/** Every source → block pair, one line each. */
export const catalogue = {
  agentToAgentProfile: entry(agentQuery, 'agent-profile', ['agent']),
  agentsToTeamGrid: entry(agentsQuery, 'team-grid', ['people']),
  countriesToCountrySelector: entry(countriesQuery, 'country-selector', ['countries']),
  languagesToLanguageSwitch: entry(languagesQuery, 'language-switch', ['languages']),
  listingToInquiryForm: entry(listingQuery, 'inquiry-form', ['listing']),
  listingToListingDetail: entry(listingQuery, 'listing-detail', ['listing']),
  listingsToListingGrid: entry(listingsQuery, 'listing-grid', ['listings']),
  menuToSiteFooter: entry(menuQuery, 'site-footer', ['items', 'phones']),
  menuToSiteHeader: entry(menuQuery, 'site-header', ['items', 'agentLogin']),
  officeToOfficeContact: entry(officeQuery, 'office-contact', ['office']),
  officeToOfficeContextBar: entry(officeQuery, 'office-context-bar', ['office']),
  officeToOfficeHero: entry(officeQuery, 'office-hero', ['office']),
  officesToOfficeFinder: entry(officesQuery, 'office-finder', ['offices']),
  officesToOfficeList: entry(officesQuery, 'office-list', ['offices', 'nearest']),
  peopleToTeamGrid: entry(peopleQuery, 'team-grid', ['people']),
  postToHero: entry(postQuery, 'hero', ['eyebrow', 'heading', 'intro', 'image']),
  postToRichText: entry(postQuery, 'rich-text', ['text']),
  postsToPostTeasers: entry(postsQuery, 'post-teasers', ['posts']),
  regionToHero: entry(regionQuery, 'hero', ['eyebrow', 'heading', 'intro']),
  regionsToRegionList: entry(regionsQuery, 'region-list', ['regions']),
  reviewsToTestimonials: entry(reviewsQuery, 'testimonials', ['reviews']),
  sectionToWebsiteSection: entry(sectionQuery, 'website-section', []),
  trailToBreadcrumbs: entry(trailQuery, 'breadcrumbs', ['steps']),
  valuationMultiplesToValuationCalculator: entry(valuationMultiplesQuery, 'valuation-calculator', [
    'multiples',
  ]),
};

/** The same, to go through. */
export const bindingEntries: readonly BindingEntry[] = Object.values(catalogue);
