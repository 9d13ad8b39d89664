import { standardNetworkPages } from '@/lib/starter/standard-pages/network-pages';
import { block, bound, fill } from './block';
import { demoPage, type PageRecord } from './page-record';

/** The pages to choose an office: all of them, and those of one region. */
export const locationPages: readonly PageRecord[] = [
  demoPage(standardNetworkPages.locations, {
    key: 'locations',
    meta_title: 'Business brokers near you',
    meta_description:
      'Find a Meridian office by town, by digital address or on the map: {offices.count} offices from Takoradi to Tamale.',
    blocks: ({ trail, hero, finder }) => [
      trail,
      fill(hero, {
        heading: 'Find your nearest office',
        intro: 'It knows what rents are, who is looking, and which questions the landlord will ask.',
      }),
      fill(finder, { heading: 'Search by town or digital address' }),
      bound(
        'region-list',
        { source: 'regions' },
        {
          heading: 'All {regions.all} regions',
          surface: 'raised',
          text: 'Where we do not have an office yet, the nearest one will look after you.',
        },
      ),
      block('call-to-action', {
        heading: 'Cannot find your town?',
        text: 'Call any office. We will put you through to the colleague who knows your market.',
        actions: [{ label: 'How to reach us', to: { url: '/contact-us' } }],
      }),
    ],
  }),
  demoPage(standardNetworkPages.region, {
    key: 'region',
    meta_title: 'Business brokers in {region}',
    meta_description: 'Meridian offices and businesses for sale in {region}.',
    blocks: ({ trail, hero, offices, listings }) => [
      trail,
      hero,
      offices,
      fill(listings, {
        emptyText:
          'Nothing is for sale here at the moment. Tell the nearest office what you are looking for.',
        action: {
          label: 'All businesses for sale',
          to: { url: '/buy-a-business/business-listing-search' },
        },
      }),
      block('call-to-action', {
        heading: 'Looking for something else in {region}?',
        text: 'Tell the nearest office what you are looking for.',
        actions: [{ label: 'Contact us', to: { url: '/contact-us' } }],
      }),
      bound(
        'listing-grid',
        { source: 'listings', query: { region: 'current', status: 'sold', limit: 3 } },
        { heading: 'Recently sold', emptyText: 'No sale of the past two years may be shown here.' },
      ),
      bound('region-list', { source: 'regions' }, { heading: 'Other regions', surface: 'raised' }),
    ],
  }),
];
