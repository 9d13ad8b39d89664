import { block, bound, fill } from '../block';
import { listingParts } from './record-parts';
import { calculator } from './registration-pages';
import { current, hero, open, standardPage, trail, unlistedPage } from './standard-page';

const profile = bound('agent-profile', { source: 'agent', query: current });
const profileBelow = fill(profile, { variant: 'section' });
const withAgent = (heading?: string) => fill(hero, { eyebrow: '{agent}', ...(heading && { heading }) });
const listings = (query: { status: string | string[]; limit: number }) =>
  bound('listing-grid', { source: 'listings', query: { agent: 'current', ...query } });
const form = (name: string) => block('visitor-form', { form: name });

/** The pages of every agent, with data from their records. */
export const standardAgentPages = {
  agent: standardPage('Agent', '{agent}', {
    profile,
    /** The target of `/my-listings`. */
    listings: {
      ...fill(listings({ status: open, limit: 9 }), { heading: 'Businesses for sale with {agent}' }),
      id: 'my-listings',
    },
    sold: fill(listings({ status: 'sold', limit: 3 }), { heading: 'Recently sold', surface: 'raised' }),
  }),
  listings: standardPage('AgentListings', 'For sale with {agent}', {
    trail,
    search: bound('listing-search', { source: 'listing-search', query: { agent: 'current' } }),
  }),
  sold: standardPage('AgentSoldListings', 'Sold by {agent}', {
    trail,
    listings: listings({ status: 'sold', limit: 24 }),
    stories: bound(
      'sale-stories',
      { source: 'sale-stories', query: { agent: 'current', limit: 24 } },
      { layout: 'grid' },
    ),
  }),
  listing: standardPage('AgentListingPost', '{listing}', listingParts),
  franchiseListing: standardPage('AgentFranchiseListingPost', '{listing}', listingParts),
  contact: standardPage('AgentContactUs', 'Contact {agent}', {
    trail,
    profile,
    form: block('inquiry-form', { heading: 'Write to me', surface: 'raised' }),
  }),
  contactThanks: unlistedPage('AgentContactUsThankYou', 'Thank you', {
    hero: withAgent('Thank you for writing'),
  }),
  sell: standardPage('AgentSellBusiness', 'Sell with {agent}', {
    trail,
    hero: withAgent(),
    sold: fill(listings({ status: 'sold', limit: 6 }), { surface: 'raised' }),
  }),
  buy: standardPage('AgentBuyBusiness', 'Buy with {agent}', {
    trail,
    hero: withAgent(),
    listings: listings({ status: open, limit: 9 }),
  }),
};

/** The registration pages of an agent. */
export const standardAgentRegistrationPages = {
  valuation: standardPage('AgentValuationStart', 'What is my business worth? with {agent}', {
    trail,
    hero: withAgent('What is my business worth?'),
    form: form('valuation-start'),
    profile: profileBelow,
  }),
  calculator: standardPage('AgentCalculator', 'A first figure with {agent}', {
    trail,
    hero: withAgent('A first figure, with its working'),
    calculator,
    profile: profileBelow,
  }),
  seller: standardPage('AgentSellerRegistration', 'Sell with {agent}', {
    trail,
    hero: withAgent('Register as a seller'),
    form: fill(form('seller-registration'), { surface: 'raised' }),
    profile: profileBelow,
  }),
  sellerThanks: unlistedPage('AgentSellerRegistrationThankYou', 'Thank you', {
    hero: withAgent(),
    profile: profileBelow,
  }),
  buyer: standardPage('AgentBuyerRegistration', 'Buy with {agent}', {
    trail,
    hero: withAgent('Register as a buyer'),
    form: fill(form('buyer-registration'), { surface: 'raised' }),
    profile: profileBelow,
  }),
  buyerThanks: unlistedPage('AgentBuyerRegistrationThankYou', 'Thank you', {
    hero: withAgent(),
    profile: profileBelow,
  }),
};
