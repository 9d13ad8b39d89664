import { type Binding, bind } from '@/lib/engine/bindings';
import type { FindBinding } from '@/lib/engine/resolve-bindings';
import { catalogue } from '@/schemas/bindings/catalogue';
import { agentSource } from './agents/agent.source';
import { agentToAgentProfile } from './agents/agent-to-agent-profile';
import { agentsSource } from './agents/agents.source';
import { agentsToTeamGrid } from './agents/agents-to-team-grid';
import { inquirableListingSource } from './listings/inquirable-listing.source';
import { listingInTradeSource } from './listings/listing-in-trade.source';
import { listingSearchSource } from './listings/listing-search.source';
import { listingSearchToListingSearch } from './listings/listing-search-to-listing-search';
import { listingToInquiryForm } from './listings/listing-to-inquiry-form';
import { listingToListingDetail } from './listings/listing-to-listing-detail';
import { listingsSource } from './listings/listings.source';
import { listingsToListingGrid } from './listings/listings-to-listing-grid';
import { officeBarSource } from './offices/office-bar.source';
import { officeContactSource } from './offices/office-contact.source';
import { officeEntriesSource } from './offices/office-entries.source';
import { officeOpeningSource } from './offices/office-opening.source';
import { officePinsSource } from './offices/office-pins.source';
import { officeToOfficeContact } from './offices/office-to-office-contact';
import { officeToOfficeContextBar } from './offices/office-to-office-context-bar';
import { officeToOfficeHero } from './offices/office-to-office-hero';
import { officesToOfficeFinder } from './offices/offices-to-office-finder';
import { officesToOfficeList } from './offices/offices-to-office-list';
import { peopleSource } from './people/people.source';
import { peopleToTeamGrid } from './people/people-to-team-grid';
import { postSource } from './posts/post.source';
import { postToHero } from './posts/post-to-hero';
import { postToRichText } from './posts/post-to-rich-text';
import { postsSource } from './posts/posts.source';
import { postsToPostTeasers } from './posts/posts-to-post-teasers';
import { regionSource } from './regions/region.source';
import { regionToHero } from './regions/region-to-hero';
import { regionsSource } from './regions/regions.source';
import { regionsToRegionList } from './regions/regions-to-region-list';
import { reviewsSource } from './reviews/reviews.source';
import { reviewsToTestimonials } from './reviews/reviews-to-testimonials';
import { saleStoriesSource } from './sale-stories/sale-stories.source';
import { saleStoriesToSaleStories } from './sale-stories/sale-stories-to-sale-stories';
import { analyticsSource } from './sections/analytics.source';
import { analyticsToConsentBanner } from './sections/analytics-to-consent-banner';
import { menuSource } from './sections/menu.source';
import { menuToSiteFooter } from './sections/menu-to-site-footer';
import { menuToSiteHeader } from './sections/menu-to-site-header';
import { sectionSource } from './sections/section.source';
import { sectionToWebsiteSection } from './sections/section-to-website-section';
import { countriesSource } from './site/countries.source';
import { countriesToCountrySelector } from './site/countries-to-country-selector';
import { languagesSource } from './site/languages.source';
import { languagesToLanguageSwitch } from './site/languages-to-language-switch';
import { trailSource } from './site/trail.source';
import { trailToBreadcrumbs } from './site/trail-to-breadcrumbs';
import { valuationMultiplesSource } from './valuation/valuation-multiples.source';
import { valuationMultiplesToHero } from './valuation/valuation-multiples-to-hero';
import { valuationMultiplesToValuationCalculator } from './valuation/valuation-multiples-to-valuation-calculator';

/** All pairs of source and block, one per line. */
export const bindings: readonly Binding[] = [
  bind(catalogue.agentToAgentProfile, agentSource, agentToAgentProfile),
  bind(catalogue.agentsToTeamGrid, agentsSource, agentsToTeamGrid),
  bind(catalogue.analyticsToConsentBanner, analyticsSource, analyticsToConsentBanner),
  bind(catalogue.countriesToCountrySelector, countriesSource, countriesToCountrySelector),
  bind(catalogue.languagesToLanguageSwitch, languagesSource, languagesToLanguageSwitch),
  bind(catalogue.listingSearchToListingSearch, listingSearchSource, listingSearchToListingSearch),
  bind(catalogue.listingToInquiryForm, inquirableListingSource, listingToInquiryForm),
  bind(catalogue.listingToListingDetail, listingInTradeSource, listingToListingDetail),
  bind(catalogue.listingsToListingGrid, listingsSource, listingsToListingGrid),
  bind(catalogue.menuToSiteFooter, menuSource, menuToSiteFooter),
  bind(catalogue.menuToSiteHeader, menuSource, menuToSiteHeader),
  bind(catalogue.officeToOfficeContact, officeContactSource, officeToOfficeContact),
  bind(catalogue.officeToOfficeContextBar, officeBarSource, officeToOfficeContextBar),
  bind(catalogue.officeToOfficeHero, officeOpeningSource, officeToOfficeHero),
  bind(catalogue.officesToOfficeFinder, officePinsSource, officesToOfficeFinder),
  bind(catalogue.officesToOfficeList, officeEntriesSource, officesToOfficeList),
  bind(catalogue.peopleToTeamGrid, peopleSource, peopleToTeamGrid),
  bind(catalogue.postToHero, postSource, postToHero),
  bind(catalogue.postToRichText, postSource, postToRichText),
  bind(catalogue.postsToPostTeasers, postsSource, postsToPostTeasers),
  bind(catalogue.regionToHero, regionSource, regionToHero),
  bind(catalogue.regionsToRegionList, regionsSource, regionsToRegionList),
  bind(catalogue.reviewsToTestimonials, reviewsSource, reviewsToTestimonials),
  bind(catalogue.saleStoriesToSaleStories, saleStoriesSource, saleStoriesToSaleStories),
  bind(catalogue.sectionToWebsiteSection, sectionSource, sectionToWebsiteSection),
  bind(catalogue.trailToBreadcrumbs, trailSource, trailToBreadcrumbs),
  bind(catalogue.valuationMultiplesToHero, valuationMultiplesSource, valuationMultiplesToHero),
  bind(
    catalogue.valuationMultiplesToValuationCalculator,
    valuationMultiplesSource,
    valuationMultiplesToValuationCalculator,
  ),
];

const byPair = new Map(
  bindings.map((binding) => [`${binding.entry.query.source} ${binding.entry.blockType}`, binding]),
);

export const findBinding: FindBinding = (source, blockType) => byPair.get(`${source} ${blockType}`);
