import { block, bound, inquiry, inquiryAbout, link, type StarterPage, similar, trail } from './block';

const me = { slug: 'current' };
const open = ['active', 'under_offer'];
const profile = bound('agent-profile', { source: 'agent', query: me });
const forSale = (limit: number) =>
  bound(
    'listing-grid',
    { source: 'listings', query: { agent: 'current', status: open, limit } },
    {
      heading: 'Businesses for sale with {agent}',
      action: link('View all', '/buy-a-business/business-listing-search'),
      emptyText: 'Nothing is for sale here yet.',
    },
  );
const sold = (limit: number) =>
  bound(
    'listing-grid',
    { source: 'listings', query: { agent: 'current', status: 'sold', limit } },
    { heading: 'Recently sold', emptyText: 'No sales to show yet.', surface: 'raised' },
  );

const stories = bound(
  'sale-stories',
  { source: 'sale-stories', query: { agent: 'current', limit: 24 } },
  { heading: 'How some of these sales went', layout: 'grid' },
);

/** The pages of every agent, with data from their records. */
export const agentPages: readonly StarterPage[] = [
  {
    route: 'Agent',
    title: '{agent}',
    blocks: [
      bound(
        'agent-profile',
        { source: 'agent', query: me },
        { actions: [link('Write to me', '/contact-us')] },
      ),
      // The target of `/my-listings`.
      { ...forSale(9), id: 'my-listings' },
      sold(3),
    ],
  },
  {
    route: 'AgentListings',
    title: 'For sale with {agent}',
    blocks: [
      trail,
      bound(
        'listing-search',
        { source: 'listing-search', query: { agent: 'current' } },
        { heading: 'Businesses for sale with {agent}', emptyText: 'Nothing is for sale here yet.' },
      ),
    ],
  },
  { route: 'AgentSoldListings', title: 'Sold by {agent}', blocks: [trail, sold(24), stories] },
  {
    route: 'AgentListingPost',
    title: '{listing}',
    blocks: [trail, bound('listing-detail', { source: 'listing', query: me }), inquiryAbout(), similar],
  },
  {
    route: 'AgentFranchiseListingPost',
    title: '{listing}',
    blocks: [trail, bound('listing-detail', { source: 'listing', query: me }), inquiryAbout(), similar],
  },
  { route: 'AgentContactUs', title: 'Contact {agent}', blocks: [trail, profile, inquiry('Write to me')] },
  {
    route: 'AgentContactUsThankYou',
    title: 'Thank you',
    noindex: true,
    blocks: [
      block('hero', { eyebrow: '{agent}', heading: 'Thank you for writing', intro: 'I will reply soon.' }),
    ],
  },
  {
    route: 'AgentSellBusiness',
    title: 'Sell with {agent}',
    blocks: [trail, block('hero', { eyebrow: '{agent}', heading: 'Sell your business' }), sold(6)],
  },
  {
    route: 'AgentBuyBusiness',
    title: 'Buy with {agent}',
    blocks: [trail, block('hero', { eyebrow: '{agent}', heading: 'Buy a business' }), forSale(9)],
  },
];
