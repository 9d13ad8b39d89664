import { block, bound, withId } from './block';
import type { PageRecord } from './page-record';
import { inquiryFormTarget, listingInquiryForm, stepsAfterInquiry } from './shared-blocks';

const me = { slug: 'current' } as const;
const open = ['active', 'under_offer'];
const profile = bound('agent-profile', { source: 'agent', query: me });
const profileBelow = bound('agent-profile', { source: 'agent', query: me }, { variant: 'section' });
const detail = bound(
  'listing-detail',
  { source: 'listing', query: me },
  {
    ask: inquiryFormTarget,
    askText: 'Your question goes only to {agent}.',
  },
  { after: [stepsAfterInquiry] },
);
const similar = bound(
  'listing-grid',
  { source: 'listings', query: { agent: 'current', status: 'active', limit: 3 } },
  {
    heading: 'More from {agent}',
    surface: 'raised',
  },
);

const write = { label: 'Write to me', to: { url: '/contact-us' } };
const allSold = { label: 'All recent sales', to: { url: '/sell-a-business/recently-sold-listings' } };

/** The pages of every agent. */
export const agentPages: readonly PageRecord[] = [
  {
    key: 'agent',
    title: '{agent}',
    route: 'Agent',
    meta_title: '{agent}, business broker',
    meta_description: '{agent} of {office}: trades, languages, businesses for sale and what clients say.',
    blocks: [
      bound(
        'agent-profile',
        { source: 'agent', query: me },
        {
          actions: [write, { label: 'My businesses for sale', to: { url: '#my-listings' } }],
        },
      ),
      withId(
        'my-listings',
        bound(
          'listing-grid',
          { source: 'listings', query: { agent: 'current', status: open, limit: 9 } },
          {
            heading: 'Businesses for sale with {agent}',
            action: { label: 'All my listings', to: { url: '/buy-a-business/business-listing-search' } },
            emptyText: 'All of my listings have found their owners. Ask me what is coming next.',
            surface: 'raised',
          },
        ),
      ),
      bound(
        'testimonials',
        { source: 'reviews', query: { agent: 'current', limit: 5 } },
        { heading: 'What clients say' },
      ),
      bound(
        'listing-grid',
        { source: 'listings', query: { agent: 'current', status: 'sold', limit: 3 } },
        {
          heading: 'Recently sold',
          action: allSold,
          emptyText: 'My sales of the past two years are confidential.',
          surface: 'raised',
        },
      ),
      bound(
        'sale-stories',
        { source: 'sale-stories', query: { agent: 'current', limit: 1 } },
        { heading: 'A recent sale in detail' },
      ),
    ],
  },
  {
    key: 'agent-sold',
    title: 'Sold by {agent}',
    route: 'AgentSoldListings',
    meta_description: 'Businesses that {agent} of {office} has sold, with trade and town.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      block('hero', {
        eyebrow: '{agent}',
        heading: 'Recently sold',
        intro: 'Prices are shown if buyer and seller agreed.',
      }),
      bound('listing-grid', { source: 'listings', query: { agent: 'current', status: 'sold', limit: 24 } }),
      bound(
        'sale-stories',
        { source: 'sale-stories', query: { agent: 'current', limit: 24 } },
        { heading: 'How it went', layout: 'grid', surface: 'raised' },
      ),
      profileBelow,
    ],
  },
  {
    key: 'agent-listings',
    title: 'For sale with {agent}',
    route: 'AgentListings',
    meta_description:
      'Businesses for sale with {agent} of {office}: what they earn, what they cost and where they are.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      block('hero', { eyebrow: '{agent}', heading: 'Businesses for sale' }),
      bound('listing-search', { source: 'listing-search', query: { agent: 'current' } }),
      profileBelow,
    ],
  },
  {
    key: 'agent-contact',
    title: 'Contact {agent}',
    route: 'AgentContactUs',
    meta_description: 'How to reach {agent} of {office}: telephone, email and the office itself.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      profile,
      block('inquiry-form', { heading: 'Write to me', surface: 'raised' }),
      block('rich-text', {
        heading: 'How to reach me',
        text: 'A call or a message is best. Tell me your trade and your town, and I will find a time when you can talk freely. You do not have to name the business.',
      }),
    ],
  },
  {
    key: 'agent-thanks',
    title: 'Thank you',
    route: 'AgentContactUsThankYou',
    noindex: true,
    blocks: [
      block('hero', {
        eyebrow: '{agent}',
        heading: 'Thank you for writing',
        intro:
          'I read every message myself and will reply {answers}, in the way you chose. We have sent you a confirmation by email.',
        actions: [{ label: 'Back to my page', to: { url: '/contact-us' } }],
      }),
      similar,
    ],
  },
  {
    key: 'agent-listing',
    title: '{listing}',
    route: 'AgentListingPost',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      detail,
      listingInquiryForm('Your question goes only to {agent}.'),
      similar,
    ],
  },
  {
    key: 'agent-franchise-listing',
    title: '{listing}',
    route: 'AgentFranchiseListingPost',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      detail,
      listingInquiryForm('Your question goes only to {agent}.'),
      similar,
    ],
  },
  {
    key: 'agent-sell',
    title: 'Sell a business with {agent}',
    route: 'AgentSellBusiness',
    meta_description:
      'Sell your business with {agent} of {office}: what happens first, what it costs and how it stays quiet.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      block('hero', {
        eyebrow: '{agent}',
        heading: 'Sell your business with me',
        intro:
          'Tell me about your business and why you are thinking of selling. I will estimate what it could sell for, and what I would do first in your place.',
        actions: [write],
      }),
      block('steps', {
        heading: 'How we would go about it',
        steps: [
          { heading: 'Talk', text: 'At a place where nobody knows us both.', note: 'One hour, free' },
          { heading: 'Value', text: 'One page that shows every line.', note: '2 weeks' },
          {
            heading: 'Prepare and sell',
            text: 'Quietly, to somebody who can pay and will stay.',
            note: '5 to 9 months',
          },
        ],
      }),
      bound(
        'listing-grid',
        { source: 'listings', query: { agent: 'current', status: 'sold', limit: 3 } },
        { heading: 'What I sold recently', action: allSold, surface: 'raised' },
      ),
      profileBelow,
    ],
  },
  {
    key: 'agent-buy',
    title: 'Buy a business with {agent}',
    route: 'AgentBuyBusiness',
    meta_description:
      'Buy a business with {agent} of {office}: what is for sale, what to ask and how a purchase goes.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      block('hero', {
        eyebrow: '{agent}',
        heading: 'Find a business with me',
        intro:
          'Tell me your town, your trade and your down payment. I will tell you what is realistic, and call you when it comes up.',
        actions: [write],
      }),
      bound(
        'listing-grid',
        { source: 'listings', query: { agent: 'current', status: 'active', limit: 9 } },
        { heading: 'For sale now' },
      ),
      profileBelow,
    ],
  },
];
