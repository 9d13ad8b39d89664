import { findPicture } from '../pictures/find-picture';
import { block, bound } from './block';
import type { PageRecord } from './page-record';
import { inquiryFormTarget, listingInquiryForm, stepsAfterInquiry } from './shared-blocks';

const open = ['active', 'under_offer'];

/** Pages for buyers. Each is also available below every office, with the frame of that office. */
export const buyPages: readonly PageRecord[] = [
  {
    key: 'buy',
    title: 'Buy a business',
    route: 'Buy',
    meta_title: 'Buy a business in Ghana',
    meta_description:
      'Businesses for sale in all regions of Ghana, with their earnings and a clear buying process.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      block('hero', {
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
      bound(
        'listing-grid',
        { source: 'listings', query: { office: 'current', status: 'active', limit: 6 } },
        {
          heading: 'New listings',
          action: {
            label: 'All businesses for sale',
            to: { url: '/buy-a-business/business-listing-search' },
          },
        },
      ),
      block('buyer-registration-dialog', {
        heading: 'Get alerts for new businesses',
        text: 'Registered buyers hear about new businesses before they are listed here.',
      }),
      block('steps', {
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
      }),
      block('feature-grid', {
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
      }),
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
        text: 'We offer the best matches to registered buyers before they appear here. Your nearest office will add you to its list.',
        actions: [{ label: 'Find your office', to: { url: '/locations' } }],
        note: 'Free for buyers, always',
      }),
    ],
  },
  {
    key: 'search',
    title: 'Businesses for sale',
    route: 'ListingSearch',
    meta_description:
      'Businesses for sale in Ghana by trade, region and price: restaurants, shops, schools, clinics, factories and more.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      block('hero', {
        eyebrow: 'For sale',
        heading: 'Businesses for sale in Ghana',
        intro: 'Search by trade, town and figures. Each office also shows its own.',
      }),
      bound('listing-search', { source: 'listing-search', query: {} }),
      bound(
        'region-list',
        { source: 'regions' },
        { heading: 'Our offices, region by region', surface: 'raised' },
      ),
    ],
  },
  {
    key: 'pro-listings',
    title: 'Pro listings',
    route: 'ProListings',
    meta_description:
      'Larger companies for sale in Ghana, prepared with an information pack and reviewed accounts.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      block('hero', {
        eyebrow: 'Pro listings',
        heading: 'Larger companies, fully prepared',
        intro:
          'An information pack, three years of reviewed accounts and a management team that stays: for buyers who know what they are looking for.',
      }),
      bound('listing-grid', {
        source: 'listings',
        query: { kind: 'pro', status: open, limit: 36, order: 'price_desc' },
      }),
      block('rich-text', {
        heading: 'How to receive an information pack',
        text: '1. Tell the broker on the listing who you are and how you would pay.\n2. Sign the confidentiality agreement.\n3. Receive the pack, numbered and in your name.\n4. Send your questions in writing; answers go to all buyers alike.',
        surface: 'raised',
      }),
    ],
  },
  {
    key: 'listing',
    title: '{listing}',
    route: 'ListingPost',
    meta_title: '{listing}',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      bound(
        'listing-detail',
        { source: 'listing', query: { slug: 'current' } },
        {
          ask: inquiryFormTarget,
          askText:
            'Your question goes only to the broker of this business. The name is disclosed after you sign a confidentiality agreement.',
        },
        { after: [stepsAfterInquiry] },
      ),
      listingInquiryForm('It goes only to the broker of this business.'),
      bound(
        'listing-grid',
        { source: 'listings', query: { similarTo: 'current', status: 'active', limit: 3 } },
        { heading: 'Similar businesses', surface: 'raised' },
      ),
    ],
  },
];
