import { officeFaqs } from '../data/faqs';
import { block, bound } from './block';
import type { PageRecord } from './page-record';
import { inquiryFormTarget, listingInquiryForm, stepsAfterInquiry, talkToUs } from './shared-blocks';

const currentOffice = { slug: 'current' } as const;
const open = ['active', 'under_offer'];

/** The pages of every office, with data from its records. */
export const officePages: readonly PageRecord[] = [
  {
    key: 'office',
    title: '{office}',
    route: 'LocationDetail',
    meta_title: '{office}: business brokers',
    meta_description:
      'Sell or buy a business with {office}: brokers, listings, opening hours and directions.',
    blocks: [
      bound(
        'office-hero',
        { source: 'office', query: currentOffice },
        {
          actions: [
            { label: 'Sell a business', to: { url: '/sell-a-business' } },
            { label: 'Businesses for sale', to: { url: '/buy-a-business/business-listing-search' } },
          ],
        },
      ),
      bound(
        'office-contact',
        { source: 'office', query: currentOffice },
        { heading: 'When and where to find us', showReach: false, surface: 'raised' },
      ),
      bound(
        'listing-grid',
        { source: 'listings', query: { office: 'current', status: open, limit: 3 } },
        {
          heading: 'For sale through this office',
          action: { label: 'All our listings', to: { url: '/buy-a-business/business-listing-search' } },
        },
      ),
      bound(
        'team-grid',
        { source: 'people', query: { office: 'current' } },
        {
          heading: 'Who you will meet',
          action: { label: 'Our whole team', to: { url: '/about/our-team' } },
          surface: 'raised',
        },
      ),
      block('statistics', {
        figures: [
          { value: '45', label: 'years of expertise' },
          { value: '{sales.count}', label: 'businesses sold by the network in two years' },
          { value: '{brokers.count}', label: 'brokers in {towns.count} towns who look for your buyer' },
        ],
        surface: 'ink',
      }),
      bound(
        'sale-stories',
        { source: 'sale-stories', query: { office: 'current', limit: 1 } },
        {
          heading: 'How one of our sales went',
          action: { label: 'More sales', to: { url: '/sell-a-business/recently-sold-listings' } },
          surface: 'raised',
        },
      ),
      bound(
        'testimonials',
        { source: 'reviews', query: { office: 'current', limit: 3 } },
        {
          heading: 'What clients say about us',
          action: { label: 'All reviews', to: { url: '/reviews' } },
        },
      ),
      bound(
        'listing-grid',
        { source: 'listings', query: { office: 'current', status: 'sold', limit: 3 } },
        {
          heading: 'Sold by this office',
          action: { label: 'Recently sold', to: { url: '/sell-a-business/recently-sold-listings' } },
          emptyText: 'Our first sales are under way. Ask us about them.',
          surface: 'raised',
        },
      ),
      block('faq', { heading: 'Before you come', groups: officeFaqs }),
    ],
  },
  {
    key: 'office-team',
    title: 'The team of {office}',
    route: 'AgentOfficeOurTeam',
    meta_description: 'The brokers and colleagues of {office}, with their trades and languages.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      block('hero', {
        eyebrow: '{office}',
        heading: 'Our team',
        intro: 'Brokers who sell where they live, and the colleagues who keep every file in order.',
      }),
      bound('team-grid', { source: 'people', query: { office: 'current' } }, { columns: 3 }),
      bound(
        'office-contact',
        { source: 'office', query: currentOffice },
        { heading: 'Come and meet us', surface: 'raised' },
      ),
    ],
  },
  {
    key: 'office-reviews',
    title: 'Reviews of {office}',
    route: 'Reviews',
    meta_description: 'What sellers and buyers say about {office}.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      block('hero', {
        eyebrow: '{office}',
        heading: 'What clients say',
        intro: 'From sellers, buyers and people who only asked. We publish every review in full.',
      }),
      bound(
        'testimonials',
        { source: 'reviews', query: { office: 'current', limit: 60 } },
        { layout: 'grid' },
      ),
      talkToUs,
    ],
  },
  {
    key: 'office-listings',
    title: 'Businesses for sale through {office}',
    route: 'LocationListings',
    meta_title: 'Businesses for sale: {office}',
    meta_description: 'All businesses {office} has for sale, the newest first.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      block('hero', {
        eyebrow: '{office}',
        heading: 'Businesses for sale',
        intro: 'Ask about any of them; your question goes only to its broker.',
      }),
      bound('listing-search', { source: 'listing-search', query: { office: 'current' } }),
      bound(
        'office-contact',
        { source: 'office', query: currentOffice },
        { heading: 'Ask us', showMap: false, surface: 'raised' },
      ),
    ],
  },
  {
    key: 'office-listing',
    title: '{listing}',
    route: 'LocationListingPost',
    meta_title: '{listing}',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      bound(
        'listing-detail',
        { source: 'listing', query: currentOffice },
        {
          ask: inquiryFormTarget,
          askText: 'Your question goes only to {office}.',
        },
        { after: [stepsAfterInquiry] },
      ),
      listingInquiryForm('It goes only to {office}.'),
      bound(
        'listing-grid',
        {
          source: 'listings',
          query: { similarTo: 'current', office: 'current', status: 'active', limit: 3 },
        },
        {
          heading: 'Similar, from this office',
          emptyText: 'Nothing else of this kind here at the moment.',
          surface: 'raised',
        },
      ),
    ],
  },
  {
    key: 'office-blog',
    title: 'Articles by {office}',
    route: 'LocationBlog',
    meta_description: 'Articles by the brokers of {office}.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      block('hero', {
        eyebrow: '{office}',
        heading: 'Articles by this office',
        intro: 'What our brokers have learned, written down.',
      }),
      bound('post-teasers', { source: 'posts', query: { office: 'current', limit: 24 } }, { layout: 'grid' }),
      bound(
        'post-teasers',
        { source: 'posts', query: { limit: 6 } },
        { heading: 'From the whole network', layout: 'grid', surface: 'raised' },
      ),
      talkToUs,
    ],
  },
];
