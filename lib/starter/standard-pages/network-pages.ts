import { block, bound, fill } from '../block';
import { articleParts, listingParts, similarListings } from './record-parts';
import { current, hero, open, standardPage, trail, unlistedPage } from './standard-page';

/** The pages of the network, except its guides and registration pages. */
export const standardNetworkPages = {
  home: standardPage('Home', '{network}', {
    hero,
    listings: bound(
      'listing-grid',
      { source: 'listings', query: { status: 'active', limit: 6 } },
      { heading: 'Businesses for sale' },
    ),
    offices: bound('office-list', { source: 'offices' }),
  }),
  about: standardPage('About', 'About {network}', { trail, hero: fill(hero, { variant: 'split' }) }),
  team: standardPage('Team', 'Our team', { trail, hero }),
  locations: standardPage('Locations', 'Our offices', {
    trail,
    hero,
    finder: bound('office-finder', { source: 'offices' }),
  }),
  region: standardPage('StateLocations', 'Offices in {region}', {
    trail,
    hero: bound('hero', { source: 'region', query: current }),
    offices: bound(
      'office-list',
      { source: 'offices', query: { region: 'current' } },
      { heading: 'Offices in {region}', byRegion: false },
    ),
    listings: bound(
      'listing-grid',
      { source: 'listings', query: { region: 'current', status: open, limit: 9 } },
      { heading: 'Businesses for sale in {region}', surface: 'raised' },
    ),
  }),
  contact: standardPage('Contact', 'Contact', {
    trail,
    hero,
    form: block('inquiry-form', { heading: 'Write to us', showTown: true }),
  }),
  contactThanks: unlistedPage('ContactThankYou', 'Thank you', {
    hero: fill(hero, { heading: 'Thank you for writing' }),
  }),
  sell: standardPage('Sell', 'Sell a business', {
    trail,
    hero,
    sold: bound(
      'listing-grid',
      { source: 'listings', query: { status: 'sold', limit: 3 } },
      { heading: 'Recently sold', surface: 'raised' },
    ),
  }),
  sold: standardPage('SoldListings', 'Recently sold', {
    trail,
    hero,
    listings: bound('listing-grid', { source: 'listings', query: { status: 'sold', limit: 24 } }),
    stories: bound(
      'sale-stories',
      { source: 'sale-stories', query: { office: 'current', limit: 24 } },
      { heading: 'How some of these sales went', layout: 'grid' },
    ),
  }),
  buy: standardPage('Buy', 'Buy a business', {
    trail,
    hero,
    listings: bound('listing-grid', { source: 'listings', query: { status: open, limit: 6 } }),
  }),
  search: standardPage('ListingSearch', 'Businesses for sale', {
    trail,
    hero,
    search: bound('listing-search', { source: 'listing-search' }),
  }),
  listing: standardPage('ListingPost', '{listing}', { ...listingParts, similar: similarListings }),
  blog: standardPage('Blog', 'Articles', {
    trail,
    hero,
    posts: bound('post-teasers', { source: 'posts', query: { limit: 24 } }),
  }),
  article: standardPage('BlogPost', '{post}', articleParts),
  notFound: unlistedPage('NotFound', 'Not found', { message: block('not-found', {}) }),
};
