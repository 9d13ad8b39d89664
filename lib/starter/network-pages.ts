import { block, bound, inquiry, inquiryAbout, link, type StarterPage, similar, trail } from './block';
import { placeholderText } from './placeholder-text';

const open = ['active', 'under_offer'];
const sell = link('Sell a business', '/sell-a-business');
const buy = link('Businesses for sale', '/buy-a-business/business-listing-search');
const offices = link('Find your office', '/locations');
const contact = link('Contact us', '/contact-us');

/** A hero with placeholder text. */
const opening = (heading: string, intro: string, actions: ReturnType<typeof link>[] = []) =>
  block('hero', {
    variant: 'split',
    heading,
    intro: `${placeholderText}. ${intro}`,
    ...(actions.length > 0 && { actions }),
  });

/** The pages of the network. */
export const networkPages: readonly StarterPage[] = [
  {
    route: 'Home',
    title: '{network}',
    blocks: [
      opening('Buy or sell a business', 'Describe in two sentences who you help, and how.', [sell, buy]),
      bound(
        'listing-grid',
        { source: 'listings', query: { status: 'active', limit: 6 } },
        { heading: 'Businesses for sale', emptyText: 'Nothing is for sale here yet.', action: buy },
      ),
      bound('office-list', { source: 'offices' }, { heading: 'Our offices', surface: 'raised' }),
      block('call-to-action', { heading: 'Talk to us', actions: [contact] }),
    ],
  },
  {
    route: 'About',
    title: 'About {network}',
    blocks: [trail, opening('About us', 'Who you are, since when, and your values.', [offices])],
  },
  {
    route: 'Team',
    title: 'Our team',
    blocks: [
      trail,
      opening('Our team', 'Who works for the network.'),
      bound('team-grid', { source: 'people' }),
    ],
  },
  {
    route: 'Locations',
    title: 'Our offices',
    blocks: [
      trail,
      block('hero', { heading: 'Our offices' }),
      bound('office-finder', { source: 'offices' }, { heading: 'Search by town' }),
      bound('office-list', { source: 'offices' }, { heading: 'All offices by region', surface: 'raised' }),
    ],
  },
  {
    route: 'StateLocations',
    title: 'Offices in {region}',
    blocks: [
      trail,
      bound('hero', { source: 'region', query: { slug: 'current' } }),
      bound(
        'office-list',
        { source: 'offices', query: { region: 'current' } },
        { heading: 'Offices in {region}', byRegion: false },
      ),
      bound(
        'listing-grid',
        { source: 'listings', query: { region: 'current', status: open, limit: 9 } },
        {
          heading: 'Businesses for sale in {region}',
          emptyText: 'Nothing is for sale here yet.',
          surface: 'raised',
        },
      ),
    ],
  },
  {
    route: 'Contact',
    title: 'Contact',
    blocks: [
      trail,
      opening('Contact us', 'How and when to reach you.'),
      inquiry(),
      bound('office-list', { source: 'offices' }, { heading: 'Our offices' }),
    ],
  },
  {
    route: 'ContactThankYou',
    title: 'Thank you',
    noindex: true,
    blocks: [
      block('hero', { heading: 'Thank you for writing', intro: 'We will reply soon.', actions: [offices] }),
    ],
  },
  {
    route: 'Sell',
    title: 'Sell a business',
    blocks: [
      trail,
      opening('Sell your business', 'How a sale goes with you, and what it costs.', [contact]),
      bound(
        'listing-grid',
        { source: 'listings', query: { status: 'sold', limit: 3 } },
        { heading: 'Recently sold', emptyText: 'No sales to show yet.', surface: 'raised' },
      ),
    ],
  },
  {
    route: 'SoldListings',
    title: 'Recently sold',
    blocks: [
      trail,
      block('hero', { heading: 'Recently sold' }),
      bound(
        'listing-grid',
        { source: 'listings', query: { status: 'sold', limit: 24 } },
        { emptyText: 'No sales to show yet.' },
      ),
      bound(
        'sale-stories',
        { source: 'sale-stories', query: { office: 'current', limit: 24 } },
        { heading: 'How some of these sales went', layout: 'grid', surface: 'raised' },
      ),
    ],
  },
  {
    route: 'Buy',
    title: 'Buy a business',
    blocks: [
      trail,
      opening('Buy a business', 'How you help buyers find the right business.', [buy]),
      bound(
        'listing-grid',
        { source: 'listings', query: { status: open, limit: 6 } },
        { heading: 'For sale now', emptyText: 'Nothing is for sale here yet.', surface: 'raised' },
      ),
    ],
  },
  {
    route: 'ListingSearch',
    title: 'Businesses for sale',
    blocks: [
      trail,
      block('hero', { heading: 'Businesses for sale' }),
      bound(
        'listing-search',
        { source: 'listing-search', query: {} },
        { emptyText: 'Nothing is for sale here yet.' },
      ),
    ],
  },
  {
    route: 'ListingPost',
    title: '{listing}',
    blocks: [
      trail,
      bound('listing-detail', { source: 'listing', query: { slug: 'current' } }),
      inquiryAbout(),
      similar,
    ],
  },
  {
    route: 'Blog',
    title: 'Articles',
    blocks: [
      trail,
      block('hero', { heading: 'Articles' }),
      bound('post-teasers', { source: 'posts', query: { limit: 24 } }, { layout: 'grid' }),
    ],
  },
  {
    route: 'BlogPost',
    title: '{post}',
    blocks: [
      trail,
      bound('hero', { source: 'post', query: { slug: 'current' } }, { variant: 'split' }),
      bound('rich-text', { source: 'post', query: { slug: 'current' } }),
    ],
  },
  {
    route: 'NotFound',
    title: 'Not found',
    noindex: true,
    blocks: [block('not-found', { links: [offices, buy, sell] })],
  },
];
