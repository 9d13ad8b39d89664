import { block, bound } from './block';
import type { PageRecord } from './page-record';

/** The pages to choose an office: all of them, and those of one region. */
export const locationPages: readonly PageRecord[] = [
  {
    key: 'locations',
    title: 'Our offices',
    route: 'Locations',
    meta_title: 'Business brokers near you',
    meta_description:
      'Find a Meridian office by town, by digital address or on the map: {offices.count} offices from Takoradi to Tamale.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      block('hero', {
        heading: 'Find your nearest office',
        intro: 'It knows what rents are, who is looking, and which questions the landlord will ask.',
      }),
      bound('office-finder', { source: 'offices' }, { heading: 'Search by town or digital address' }),
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
  },
  {
    key: 'region',
    title: 'Offices in {region}',
    route: 'StateLocations',
    meta_title: 'Business brokers in {region}',
    meta_description: 'Meridian offices and businesses for sale in {region}.',
    blocks: [
      bound('breadcrumbs', { source: 'trail' }),
      bound('hero', { source: 'region', query: { slug: 'current' } }),
      bound(
        'office-list',
        { source: 'offices', query: { region: 'current' } },
        {
          heading: 'Offices in {region}',
          byRegion: false,
        },
      ),
      bound(
        'listing-grid',
        { source: 'listings', query: { region: 'current', status: ['active', 'under_offer'], limit: 9 } },
        {
          heading: 'Businesses for sale in {region}',
          emptyText:
            'Nothing is for sale here this week. Tell the nearest office what you are looking for, and it will call you first.',
          surface: 'raised',
        },
      ),
      bound(
        'listing-grid',
        { source: 'listings', query: { region: 'current', status: 'sold', limit: 3 } },
        { heading: 'Recently sold', emptyText: 'Sales of the past two years are confidential here.' },
      ),
      bound('region-list', { source: 'regions' }, { heading: 'Other regions', surface: 'raised' }),
    ],
  },
];
