import { landlineFor } from '../../phone-numbers';
import type { Locality } from '../../records';
import { office } from './office-defaults';
import { officeHours } from './opening-hours';

const places = (region: string, ...names: string[]): Locality[] => names.map((name) => ({ name, region }));

/** Takoradi and Cape Coast. */
export const coastOffices = [
  office({
    slug: 'takoradi',
    name: 'Meridian Business Advisors Takoradi',
    region: 'GH-WP',
    locality: 'Takoradi',
    address_1: '19 Liberation Road, Market Circle',
    digital_address: 'WS-274-6238',
    latitude: 4.8989,
    longitude: -1.7584,
    main_telephone: landlineFor('takoradi', '31202'),
    organic_number: landlineFor('takoradi-organic', '31203'),
    paid_number: landlineFor('takoradi-paid', '31203'),
    social: {
      facebook: 'https://facebook.example/meridian-takoradi',
      linkedin: 'https://linkedin.example/company/meridian-takoradi',
      twitter: 'https://twitter.example/meridiantaadi',
    },
    heading: 'The Western Region’s desk for oil, cocoa and everything between',
    sub_heading: 'Marine suppliers, haulage, catering, hotels and timber.',
    meta_title: 'Business brokers in Takoradi',
    meta_description:
      'Sell or buy a supplier, haulage firm, hotel or workshop in the Western and Western North regions with Meridian in Takoradi.',
    territories: ['Takoradi', 'Sekondi', 'Tarkwa', 'Axim', 'Agona Nkwanta', 'Bibiani', 'Sefwi Wiawso'],
    hours: officeHours('08:00', '17:00', '12:00'),
    broker_lic: 'MBA-BR-0006',
    location_id: 'gh-006',
    story:
      'Work in Takoradi comes in waves: a rig arrives, a mine expands, and every caterer and car-hire firm in town is busy. A fair price has to look across the wave, so we average at least four years.\n\nContracts with the mines and the port rarely pass to a buyer by themselves. We read each one before we promise anything.',
    localities: [
      ...places('GH-WP', 'Takoradi', 'Sekondi', 'Tarkwa', 'Effia-Kuma', 'Axim', 'Agona Nkwanta'),
      ...places('GH-WN', 'Bibiani', 'Sefwi Wiawso'),
    ],
    listings: 28,
  }),
  office({
    slug: 'cape-coast',
    name: 'Meridian Business Advisors Cape Coast',
    region: 'GH-CP',
    locality: 'Cape Coast',
    address_1: '5 Commercial Road, Kotokuraba',
    digital_address: 'CC-107-7348',
    latitude: 5.1082,
    longitude: -1.2461,
    main_telephone: landlineFor('cape-coast', '33213'),
    heading: 'Guest houses, schools and shops along the Central coast',
    sub_heading: 'From Kasoa’s new streets to the castle towns.',
    meta_title: 'Business brokers in Cape Coast',
    meta_description:
      'Meridian in Cape Coast helps owners and buyers of guest houses, schools, fisheries and shops from Kasoa to Elmina.',
    territories: ['Cape Coast', 'Elmina', 'Winneba', 'Kasoa', 'Swedru', 'Mankessim', 'Assin Fosu'],
    location_id: 'gh-015',
    broker_lic: 'MBA-BR-0015',
    story:
      'Two economies meet here: the old towns, which live on visitors and students, and Kasoa, which grows a new street every month. The first sells charm and land, the second sells turnover.\n\nWe tell buyers which one they are looking at, and what a quiet February does to a guest house.',
    localities: places('GH-CP', 'Cape Coast', 'Kasoa', 'Winneba', 'Elmina', 'Swedru', 'Mankessim'),
    listings: 18,
  }),
];
