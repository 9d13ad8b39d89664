import { standardAgentPages } from '@/lib/starter/standard-pages/agent-pages';
import { block, bound, fill } from './block';
import { demoPage, type PageRecord } from './page-record';
import { listingBlocks } from './shared-blocks';

/** The agent below the content of a page. */
const profileBelow = bound(
  'agent-profile',
  { source: 'agent', query: { slug: 'current' } },
  { variant: 'section' },
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
  demoPage(standardAgentPages.agent, {
    key: 'agent',
    meta_title: '{agent}, business broker',
    meta_description: '{agent} of {office}: trades, languages, businesses for sale and what clients say.',
    blocks: ({ profile, listings, sold }) => [
      fill(profile, { actions: [write, { label: 'My businesses for sale', to: { url: '#my-listings' } }] }),
      fill(listings, {
        action: { label: 'All my listings', to: { url: '/buy-a-business/business-listing-search' } },
        emptyText: 'All of my listings have found their owners. Ask me what is coming next.',
        surface: 'raised',
      }),
      bound(
        'testimonials',
        { source: 'reviews', query: { agent: 'current', limit: 5 } },
        { heading: 'What clients say' },
      ),
      fill(sold, {
        action: allSold,
        emptyText: 'My sales of the past two years are confidential.',
      }),
      bound(
        'sale-stories',
        { source: 'sale-stories', query: { agent: 'current', limit: 1 } },
        { heading: 'A recent sale' },
      ),
    ],
  }),
  demoPage(standardAgentPages.sold, {
    key: 'agent-sold',
    meta_description: 'Businesses that {agent} of {office} has sold, with trade and town.',
    blocks: ({ trail, listings, stories }) => [
      trail,
      block('hero', {
        eyebrow: '{agent}',
        heading: 'Recently sold',
        intro: 'Prices are shown if buyer and seller agreed.',
      }),
      listings,
      fill(stories, {
        heading: 'How it went',
        surface: 'raised',
      }),
      profileBelow,
    ],
  }),
  demoPage(standardAgentPages.listings, {
    key: 'agent-listings',
    meta_description:
      'Businesses for sale with {agent} of {office}: what they earn, what they cost and where they are.',
    blocks: ({ trail, search }) => [
      trail,
      block('hero', { eyebrow: '{agent}', heading: 'Businesses for sale' }),
      search,
      profileBelow,
    ],
  }),
  demoPage(standardAgentPages.contact, {
    key: 'agent-contact',
    meta_description: 'How to reach {agent} of {office}: telephone, email and the office itself.',
    blocks: ({ trail, profile, form }) => [
      trail,
      profile,
      form,
      block('rich-text', {
        heading: 'How to reach me',
        text: 'A call or a message is best. Tell me your trade and your town, and I will find a time when you can talk freely. You do not have to name the business.',
      }),
    ],
  }),
  demoPage(standardAgentPages.contactThanks, {
    key: 'agent-thanks',
    blocks: ({ hero }) => [
      fill(hero, {
        intro:
          'I read every message myself and will reply {answers}, in the way you chose. If you gave an email address, look in your inbox.',
        actions: [{ label: 'Back to my page', to: { url: '/contact-us' } }],
      }),
      similar,
    ],
  }),
  demoPage(standardAgentPages.listing, {
    key: 'agent-listing',
    blocks: (parts) => [...listingBlocks(parts, 'Your question goes only to {agent}.'), similar],
  }),
  demoPage(standardAgentPages.franchiseListing, {
    key: 'agent-franchise-listing',
    blocks: (parts) => [...listingBlocks(parts, 'Your question goes only to {agent}.'), similar],
  }),
  demoPage(standardAgentPages.sell, {
    key: 'agent-sell',
    title: 'Sell a business with {agent}',
    meta_description:
      'Sell your business with {agent} of {office}: what happens first, what it costs and how it stays quiet.',
    blocks: ({ trail, hero, sold }) => [
      trail,
      fill(hero, {
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
      fill(
        sold,
        {
          heading: 'What I sold recently',
          action: allSold,
        },
        { limit: 3 },
      ),
      profileBelow,
    ],
  }),
  demoPage(standardAgentPages.buy, {
    key: 'agent-buy',
    title: 'Buy a business with {agent}',
    meta_description:
      'Buy a business with {agent} of {office}: what is for sale, what to ask and how a purchase goes.',
    blocks: ({ trail, hero, listings }) => [
      trail,
      fill(hero, {
        heading: 'Find a business with me',
        intro:
          'Tell me your town, your trade and your down payment. I will tell you what is realistic, and call you when it comes up.',
        actions: [write],
      }),
      fill(listings, { heading: 'For sale now' }, { status: 'active' }),
      profileBelow,
    ],
  }),
];
