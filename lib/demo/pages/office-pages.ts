import { standardOfficePages } from '@/lib/starter/standard-pages/office-pages';
import { officeFaqs } from '../data/faqs';
import { block, bound, fill } from './block';
import { demoPage, type PageRecord } from './page-record';
import { listingBlocks, talkToUs } from './shared-blocks';

const currentOffice = { slug: 'current' } as const;

/** The pages of every office, with data from its records. */
export const officePages: readonly PageRecord[] = [
  demoPage(standardOfficePages.office, {
    key: 'office',
    meta_title: '{office}: business brokers',
    meta_description:
      'Sell or buy a business with {office}: brokers, listings, opening hours and directions.',
    blocks: ({ hero, contact, listings, team, stories, reviews }) => [
      hero,
      contact,
      fill(
        listings,
        {
          action: { label: 'All our listings', to: { url: '/buy-a-business/business-listing-search' } },
        },
        { limit: 3 },
      ),
      fill(team, { action: { label: 'Our whole team', to: { url: '/about/our-team' } } }),
      block('statistics', {
        figures: [
          {
            value: '45',
            label: 'years of expertise',
            note: 'Since the founder’s first sale. The network has 40+ years in the business.',
          },
          { value: '{sales.count}', label: 'businesses sold by the network in two years' },
          { value: '{brokers.count}', label: 'brokers in {towns.count} towns who look for your buyer' },
        ],
        surface: 'ink',
      }),
      fill(stories, {
        action: { label: 'More sales', to: { url: '/sell-a-business/recently-sold-listings' } },
      }),
      fill(reviews, { action: { label: 'All reviews', to: { url: '/reviews' } } }),
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
  }),
  demoPage(standardOfficePages.team, {
    key: 'office-team',
    meta_description: 'The brokers and colleagues of {office}, with their trades and languages.',
    blocks: ({ trail, hero, team }) => [
      trail,
      fill(hero, {
        intro: 'Brokers who sell where they live, and the colleagues who keep every file in order.',
      }),
      team,
      bound(
        'office-contact',
        { source: 'office', query: currentOffice },
        { heading: 'Come and meet us', surface: 'raised' },
      ),
    ],
  }),
  demoPage(standardOfficePages.reviews, {
    key: 'office-reviews',
    meta_description: 'What sellers and buyers say about {office}.',
    blocks: ({ trail, hero, reviews }) => [
      trail,
      fill(hero, {
        intro: 'From sellers, buyers and people who only asked. We publish every review in full.',
      }),
      reviews,
      talkToUs,
    ],
  }),
  demoPage(standardOfficePages.listings, {
    key: 'office-listings',
    meta_title: 'Businesses for sale: {office}',
    meta_description: 'All businesses {office} has for sale, the newest first.',
    blocks: ({ trail, hero, search }) => [
      trail,
      fill(hero, { intro: 'Ask about any of them; your question goes only to its broker.' }),
      search,
      bound(
        'office-contact',
        { source: 'office', query: currentOffice },
        { heading: 'Ask us', showMap: false, surface: 'raised' },
      ),
    ],
  }),
  demoPage(standardOfficePages.listing, {
    key: 'office-listing',
    meta_title: '{listing}',
    blocks: ({ similar, ...parts }) => [
      ...listingBlocks(parts, 'Your question goes only to {office}.', 'It goes only to {office}.'),
      fill(
        similar,
        {
          heading: 'Similar, from this office',
          emptyText: 'Nothing else of this kind here at the moment.',
          surface: 'raised',
        },
        { office: 'current' },
      ),
    ],
  }),
  demoPage(standardOfficePages.blog, {
    key: 'office-blog',
    meta_description: 'Articles by the brokers of {office}.',
    blocks: ({ trail, hero, posts }) => [
      trail,
      fill(hero, {
        heading: 'Articles by this office',
        intro: 'What our brokers have learned, written down.',
      }),
      posts,
      bound(
        'post-teasers',
        { source: 'posts', query: { limit: 6 } },
        { heading: 'From the whole network', layout: 'grid', surface: 'raised' },
      ),
      talkToUs,
    ],
  }),
];
