import { toCountries } from '@/adapters/site/to-countries';
import { exampleListing, exampleListings } from '@/schemas/examples/listing';
import {
  exampleEntries,
  exampleNearest,
  exampleOfficeBar,
  exampleOfficeContact,
  exampleOfficeFoot,
  exampleOfficeOpening,
  examplePins,
} from '@/schemas/examples/office';
import { exampleAgent, examplePeople } from '@/schemas/examples/person';
import { exampleSaleStories } from '@/schemas/examples/sale-story';
import { exampleSearchResult } from '@/schemas/examples/search';
import { exampleMultiples } from '@/schemas/examples/valuation';

const region = { name: 'Ashanti', slug: 'ashanti', latitude: 6.69, longitude: -1.62, officeCount: 2 };
const post = {
  slug: 'when-to-sell',
  href: '/blog/when-to-sell',
  title: 'When to sell',
  excerpt: 'Before you have to.',
  category: 'Selling',
  image: null,
  author: null,
  publishedAt: '2026-01-09',
  readingMinutes: 4,
};
const review = {
  id: '1',
  author: 'Ama',
  role: null,
  quote: 'They told us the truth.',
  rating: 5,
  writtenAt: '2026-01-09',
  office: null,
  storyHref: null,
};
const menuItem = { label: 'Buy', href: '/buy-a-business', items: [] };
const language = { locale: 'en-GH' as const, label: 'English (Ghana)', href: '/en-GH', current: true };
const long = 'Kumasi South: Ahodwo, Santasi, Daban and Atasomanso. '.repeat(8);

/** Sample results of each source: typical, empty, long, and more than a block shows. */
export const suppliedData = {
  agent: [exampleAgent, { ...exampleAgent, name: long, about: null, languages: [] }],
  agents: [examplePeople, [], Array(100).fill(examplePeople[0])],
  analytics: [
    { providers: { container: 'GTM-ABC123', pixel: '123456789012345' }, conversionEvent: 'valuation_lead' },
    { providers: {}, conversionEvent: null },
  ],
  countries: [toCountries('GH', 'en-GH'), []],
  languages: [[language], []],
  listing: [exampleListing, { ...exampleListing, title: long, askingPrice: null, agent: null }],
  listingInTrade: [
    {
      listing: exampleListing,
      trade: { count: 14, low: 210, mid: 260, high: 330 },
      loan: { rate: 26, years: 5, source: long.slice(0, 200) },
      address: 'https://meridian.example/en-GH/buy-a-business/listings/cold-store',
    },
    {
      listing: { ...exampleListing, title: long },
      trade: null,
      loan: null,
      address: 'https://meridian.example',
    },
  ],
  listingSearch: [
    { found: exampleSearchResult, listings: exampleListings },
    { found: { ...exampleSearchResult, total: 0, next: null, corrected: long }, listings: [] },
    {
      found: { ...exampleSearchResult, total: 1_000, isCapped: true },
      listings: Array(48).fill(exampleListings[0]),
    },
  ],
  listings: [exampleListings, [], Array(100).fill(exampleListings[0])],
  menu: [
    {
      items: [menuItem],
      pages: [],
      agentLogin: null,
      phones: null,
      networkPhone: null,
      whatsApp: null,
      office: null,
    },
    {
      items: [],
      pages: [menuItem],
      agentLogin: '/admin',
      phones: exampleOfficeBar.phones,
      networkPhone: null,
      whatsApp: null,
      office: null,
    },
    {
      items: Array(20).fill(menuItem),
      pages: [menuItem],
      agentLogin: null,
      phones: null,
      networkPhone: '+233302730100',
      whatsApp: null,
      office: exampleOfficeFoot,
    },
  ],
  officeBar: [exampleOfficeBar, { ...exampleOfficeBar, name: long }],
  officeOpening: [
    exampleOfficeOpening,
    { ...exampleOfficeOpening, name: long, heading: long, subHeading: null, email: null },
  ],
  officeReach: [exampleOfficeContact, { ...exampleOfficeContact, name: long, email: null }],
  officeEntries: [
    { offices: exampleEntries, nearest: [] },
    { offices: [], nearest: [exampleNearest] },
    { offices: Array(100).fill(exampleEntries[0]), nearest: [] },
  ],
  officePins: [examplePins, [], Array(100).fill(examplePins[0])],
  people: [examplePeople, []],
  post: [
    { ...post, body: 'Before you have to.', picture: null },
    { ...post, title: long, author: long, body: long, picture: { media: 7 } },
  ],
  posts: [[post], []],
  region: [
    { ...region, introduction: 'Where gold was weighed.' },
    { ...region, officeCount: 0, introduction: null },
  ],
  regions: [[region], []],
  reviews: [[review], []],
  saleStories: [exampleSaleStories, [], Array(60).fill(exampleSaleStories[0])],
  section: [{ name: 'closing', blocks: [], contents: {} }],
  valuationMultiples: [exampleMultiples, [], Array(200).fill(exampleMultiples[0])],
  trail: [[], Array.from({ length: 12 }, () => ({ label: long, href: '/locations' }))],
};
