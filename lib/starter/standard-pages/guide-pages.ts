import { bound, fill } from '../block';
import { hero, open, standardPage, trail } from './standard-page';

const listings = (query: { kind: string; limit: number }) =>
  bound('listing-grid', { source: 'listings', query: { status: open, ...query } });

/** Guides for sellers and buyers. */
export const standardGuidePages = {
  leadership: standardPage('LeadershipTeam', 'Our leadership team', {
    trail,
    hero,
    team: bound('team-grid', { source: 'people', query: { leadership: true } }),
  }),
  resources: standardPage('Resources', 'Resources', { trail, hero }),
  mergers: standardPage('MergersAndAcquisitions', 'Mergers and acquisitions', {
    trail,
    hero,
    listings: fill(listings({ kind: 'pro', limit: 6 }), { surface: 'raised' }),
  }),
  findingABroker: standardPage('FindingABroker', 'Finding a business broker', {
    trail,
    hero,
    team: bound('team-grid', { source: 'agents', query: { office: 'current', limit: 12 } }),
  }),
  sellerFaq: standardPage('SellerFaq', 'Questions sellers ask', { trail, hero }),
  buyerFaq: standardPage('BuyerFaq', 'Questions buyers ask', { trail, hero }),
  proListings: standardPage('ProListings', 'Pro listings', {
    trail,
    hero,
    listings: listings({ kind: 'pro', limit: 36 }),
  }),
  rightBusiness: standardPage('FindingTheRightBusiness', 'Finding the right business', {
    trail,
    hero: fill(hero, { heading: 'Finding the right business' }),
  }),
  franchise: standardPage('BuyAFranchise', 'Buy a franchise', {
    trail,
    hero,
    listings: listings({ kind: 'franchise', limit: 36 }),
  }),
};
