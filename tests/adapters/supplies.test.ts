import { describe, expect, test } from 'vitest';
import { agentToAgentProfile } from '@/adapters/agents/agent-to-agent-profile';
import { agentsToTeamGrid } from '@/adapters/agents/agents-to-team-grid';
import { bindings } from '@/adapters/bindings';
import { listingSearchToListingSearch } from '@/adapters/listings/listing-search-to-listing-search';
import { listingToInquiryForm } from '@/adapters/listings/listing-to-inquiry-form';
import { listingToListingDetail } from '@/adapters/listings/listing-to-listing-detail';
import { listingsToListingGrid } from '@/adapters/listings/listings-to-listing-grid';
import { officeToOfficeContact } from '@/adapters/offices/office-to-office-contact';
import { officeToOfficeContextBar } from '@/adapters/offices/office-to-office-context-bar';
import { officeToOfficeHero } from '@/adapters/offices/office-to-office-hero';
import { officesToOfficeFinder } from '@/adapters/offices/offices-to-office-finder';
import { officesToOfficeList } from '@/adapters/offices/offices-to-office-list';
import { peopleToTeamGrid } from '@/adapters/people/people-to-team-grid';
import { postToHero } from '@/adapters/posts/post-to-hero';
import { postToRichText } from '@/adapters/posts/post-to-rich-text';
import { postsToPostTeasers } from '@/adapters/posts/posts-to-post-teasers';
import { regionToHero } from '@/adapters/regions/region-to-hero';
import { regionsToRegionList } from '@/adapters/regions/regions-to-region-list';
import { reviewsToTestimonials } from '@/adapters/reviews/reviews-to-testimonials';
import { saleStoriesToSaleStories } from '@/adapters/sale-stories/sale-stories-to-sale-stories';
import { analyticsToConsentBanner } from '@/adapters/sections/analytics-to-consent-banner';
import { menuToSiteFooter } from '@/adapters/sections/menu-to-site-footer';
import { menuToSiteHeader } from '@/adapters/sections/menu-to-site-header';
import { sectionToWebsiteSection } from '@/adapters/sections/section-to-website-section';
import { countriesToCountrySelector } from '@/adapters/site/countries-to-country-selector';
import { languagesToLanguageSwitch } from '@/adapters/site/languages-to-language-switch';
import { trailToBreadcrumbs } from '@/adapters/site/trail-to-breadcrumbs';
import { valuationMultiplesToHero } from '@/adapters/valuation/valuation-multiples-to-hero';
import { valuationMultiplesToValuationCalculator } from '@/adapters/valuation/valuation-multiples-to-valuation-calculator';
import { registry } from '@/blocks/registry';
import type { Supply } from '@/lib/engine/bindings';
import type { DataContext } from '@/lib/engine/data-context';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import type { JsonObject } from '@/schemas/json';
import { suppliedData } from './source-samples';

const context: DataContext = { locale: 'en-GH', subjects: {}, names: {}, path: '/' };

/**
 * Props that an author writes beside the binding, by block or by source and block, for blocks that need more than
 * the source supplies.
 */
const authored: Record<string, JsonObject> = {
  'site-header': { name: 'Meridian' },
  'site-footer': { name: 'Meridian' },
  'website-section': { name: 'closing' },
  'valuation-multiples hero': { heading: 'What is your business worth?' },
};

type Row = [pair: string, supplies: Supply[]];
const row = <Data>(
  pair: string,
  adapter: (data: Data, context: DataContext) => Supply,
  data: readonly Data[],
): Row => [pair, data.map((item) => adapter(item, context))];

const asList = <Item>(items: Item[]) => ({ items, more: true });

const rows: Row[] = [
  row('agent agent-profile', agentToAgentProfile, suppliedData.agent),
  row('agents team-grid', agentsToTeamGrid, suppliedData.agents.map(asList)),
  row('analytics consent-banner', analyticsToConsentBanner, suppliedData.analytics),
  row('countries country-selector', countriesToCountrySelector, suppliedData.countries),
  row('languages language-switch', languagesToLanguageSwitch, suppliedData.languages),
  row('listing inquiry-form', listingToInquiryForm, suppliedData.listing),
  row('listing listing-detail', listingToListingDetail, suppliedData.listingInTrade),
  row('listing-search listing-search', listingSearchToListingSearch, suppliedData.listingSearch),
  row('listings listing-grid', listingsToListingGrid, suppliedData.listings.map(asList)),
  row('menu site-footer', menuToSiteFooter, suppliedData.menu),
  row('menu site-header', menuToSiteHeader, suppliedData.menu),
  row('office office-contact', officeToOfficeContact, suppliedData.officeReach),
  row('office office-context-bar', officeToOfficeContextBar, suppliedData.officeBar),
  row('office office-hero', officeToOfficeHero, suppliedData.officeOpening),
  row('offices office-finder', officesToOfficeFinder, suppliedData.officePins),
  row('offices office-list', officesToOfficeList, suppliedData.officeEntries),
  row('people team-grid', peopleToTeamGrid, suppliedData.people),
  row('post hero', postToHero, suppliedData.post),
  row('post rich-text', postToRichText, suppliedData.post),
  row('posts post-teasers', postsToPostTeasers, suppliedData.posts.map(asList)),
  row('region hero', regionToHero, suppliedData.region),
  row('regions region-list', regionsToRegionList, suppliedData.regions),
  row('reviews testimonials', reviewsToTestimonials, suppliedData.reviews.map(asList)),
  row('sale-stories sale-stories', saleStoriesToSaleStories, suppliedData.saleStories.map(asList)),
  row('section website-section', sectionToWebsiteSection, suppliedData.section),
  row('trail breadcrumbs', trailToBreadcrumbs, suppliedData.trail),
  row('valuation-multiples hero', valuationMultiplesToHero, suppliedData.valuationMultiples),
  row(
    'valuation-multiples valuation-calculator',
    valuationMultiplesToValuationCalculator,
    suppliedData.valuationMultiples,
  ),
];

test('adapters › every pair has a test row', () => {
  expect(rows.map(([pair]) => pair).sort()).toEqual(
    bindings.map((item) => `${item.entry.query.source} ${item.entry.blockType}`).sort(),
  );
});

test('adapters › the page of a region does not link to itself', () => {
  const [some = []] = suppliedData.regions;
  const listedAt = (path: string) => regionsToRegionList(some, { ...context, path }).props.regions;
  expect(listedAt('/locations')).toHaveLength(some.length);
  expect(some.flatMap(({ slug }) => listedAt(`/locations/${slug}`))).toHaveLength(
    some.length * (some.length - 1),
  );
});

test('adapters › truncates a long step name at a word boundary', () => {
  const name = `${'A company with an event ground, '.repeat(4)}four trucks`;
  const { props } = trailToBreadcrumbs([{ label: `${name}, Osu`, href: '/here' }], context);
  expect(props).toMatchObject({ steps: [{}, { label: `${name}…`, href: '/here' }] });
});

describe.each(rows)('%s', (pair, supplies) => {
  const blockType = pair.split(' ')[1] ?? '';

  test.each(supplies.map((supply, index) => [index, supply] as const))(
    'result %i has all props the catalogue declares',
    (_, supply) => {
      const promised = bindingEntries.find(
        (candidate) => `${candidate.query.source} ${candidate.blockType}` === pair,
      )?.supplies;
      expect(Object.keys(supply.props).sort()).toEqual(promised?.toSorted());
    },
  );

  test.each(supplies.map((supply, index) => [index, supply] as const))(
    'result %i is valid for the block',
    (_, supply) => {
      const block = registry.get(blockType);
      const stored = {
        id: 'a',
        type: blockType,
        version: block?.version ?? 0,
        props: { ...supply.props, ...(authored[pair] ?? authored[blockType]) },
      };
      const result = block?.parse(stored);
      expect(result?.ok === false ? result.issues : []).toEqual([]);
      expect(result?.ok).toBe(true);
    },
  );
});
