import { standardGuidePages } from '@/lib/starter/standard-pages/guide-pages';
import { standardNetworkPages } from '@/lib/starter/standard-pages/network-pages';
import { findPicture } from '../pictures/find-picture';
import { block, bound, fill } from './block';
import { demoPage, type PageRecord } from './page-record';
import { listingBlocks } from './shared-blocks';

const buyingSteps = block('steps', {
  heading: 'How buying works',
  steps: [
    {
      heading: 'Know what you want',
      text: 'Trade, town, hours, money. Thirty listings will teach you more than any book.',
    },
    {
      heading: 'Sign and learn the name',
      text: 'A confidentiality agreement and proof of funds open the information pack.',
    },
    {
      heading: 'Look closely',
      text: 'First as a customer, then with the owner, then with your accountant.',
    },
    {
      heading: 'Offer and agree',
      text: 'In writing: price, down payment, balance, handover, what happens if something was untrue.',
    },
    {
      heading: 'Take over',
      text: 'Stock counted by both, keys on the table, the owner beside you for the first weeks.',
    },
  ],
  action: {
    label: 'Finding the right business',
    to: { url: '/buy-a-business/finding-the-right-business' },
  },
  surface: 'raised',
});

const listingContents = block('feature-grid', {
  heading: 'What you see on each listing',
  features: [
    {
      icon: 'coins',
      heading: 'What it earns',
      text: 'Price, down payment, earnings, sales, stock and equipment, in cedi.',
    },
    {
      icon: 'shield',
      heading: 'How it compares',
      text: 'Its price compared with other businesses of its trade on this site, and an example of financing.',
    },
    {
      icon: 'handshake',
      heading: 'The reason for selling',
      text: 'In the owner’s own words, and what happens after you sign.',
    },
  ],
});

/** Pages for buyers. Each is also available below every office, with the frame of that office. */
export const buyPages: readonly PageRecord[] = [
  demoPage(standardNetworkPages.buy, {
    key: 'buy',
    meta_title: 'Buy a business in Ghana',
    meta_description:
      'Businesses for sale in all regions of Ghana, with their earnings and a clear buying process.',
    blocks: ({ trail, hero, listings }) => [
      trail,
      fill(hero, {
        variant: 'scene',
        eyebrow: 'Buy a business',
        heading: 'Buy a business that already has its customers',
        intro: 'A running business has staff, suppliers and a past you can read. We help you read it.',
        actions: [
          { label: 'Browse businesses for sale', to: { url: '/buy-a-business/business-listing-search' } },
          { label: 'Questions buyers ask', to: { url: '/buy-a-business/buyer-faq' } },
        ],
        image: findPicture('scene-buy'),
      }),
      fill(
        listings,
        {
          heading: 'New listings',
          action: {
            label: 'All businesses for sale',
            to: { url: '/buy-a-business/business-listing-search' },
          },
        },
        { office: 'current', status: 'active' },
      ),
      block('buyer-registration-dialog', {
        heading: 'Register as a buyer',
        text: 'Save listings, and see those that match what you are looking for.',
      }),
      buyingSteps,
      listingContents,
      bound(
        'listing-grid',
        { source: 'listings', query: { kind: 'franchise', status: 'active', limit: 3 } },
        {
          heading: 'Franchise outlets',
          action: { label: 'Buy a franchise', to: { url: '/buy-a-franchise' } },
          surface: 'raised',
        },
      ),
      bound(
        'post-teasers',
        { source: 'posts', query: { category: 'Buying', limit: 4 } },
        { heading: 'Articles for buyers' },
      ),
      block('call-to-action', {
        heading: 'Tell us what you are looking for',
        text: 'Your nearest office will ask about trade, region and price, and tell you what it has.',
        actions: [{ label: 'Find your office', to: { url: '/locations' } }],
        note: 'Free for buyers, always',
      }),
    ],
  }),
  demoPage(standardNetworkPages.search, {
    key: 'search',
    meta_description:
      'Businesses for sale in Ghana by trade, region and price: restaurants, shops, schools, clinics, factories and more.',
    blocks: ({ trail, hero, search }) => [
      trail,
      fill(hero, {
        eyebrow: 'For sale',
        heading: 'Businesses for sale in Ghana',
        intro: 'Search by trade, town and figures. Each office also shows its own.',
      }),
      search,
      bound(
        'region-list',
        { source: 'regions' },
        { heading: 'Our offices, region by region', surface: 'raised' },
      ),
    ],
  }),
  demoPage(standardGuidePages.proListings, {
    key: 'pro-listings',
    meta_description:
      'Larger companies for sale in Ghana, prepared with an information pack and reviewed accounts.',
    blocks: ({ trail, hero, listings }) => [
      trail,
      fill(hero, {
        eyebrow: 'Pro listings',
        heading: 'Larger companies, fully prepared',
        intro:
          'An information pack, three years of reviewed accounts and a management team that stays: for buyers who know what they are looking for.',
      }),
      fill(listings, {}, { order: 'price_desc' }),
      block('rich-text', {
        heading: 'How to receive an information pack',
        text: '1. Tell the broker on the listing who you are and how you would pay.\n2. Sign the confidentiality agreement.\n3. Receive the pack, numbered and in your name.\n4. Send your questions in writing; answers go to all buyers alike.',
        surface: 'raised',
      }),
    ],
  }),
  demoPage(standardNetworkPages.listing, {
    key: 'listing',
    meta_title: '{listing}',
    blocks: ({ similar, ...parts }) => [
      ...listingBlocks(
        parts,
        'Your question goes only to the broker of this business. The name is disclosed after you sign a confidentiality agreement.',
        'It goes only to the broker of this business.',
      ),
      fill(similar, { surface: 'raised' }),
    ],
  }),
];
