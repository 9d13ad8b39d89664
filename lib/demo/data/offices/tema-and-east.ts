import { landlineFor } from '../../phone-numbers';
import type { Locality } from '../../records';
import { office } from './office-defaults';
import { officeHours } from './opening-hours';

const places = (region: string, ...names: string[]): Locality[] => names.map((name) => ({ name, region }));

/** Tema, Koforidua and Ho. */
export const easternOffices = [
  office({
    slug: 'tema',
    name: 'Meridian Business Advisors Tema',
    region: 'GH-AA',
    locality: 'Tema',
    address_1: '3 Meridian Road, Community 1',
    address_2: 'Beside the post office',
    digital_address: 'GT-020-7735',
    latitude: 5.6442,
    longitude: -0.0068,
    main_telephone: landlineFor('tema', '30320'),
    paid_number: landlineFor('tema-paid', '30321'),
    heading: 'From the harbour to the motorway roundabout',
    sub_heading: 'Logistics, cold stores, light manufacturing and the shops that feed them.',
    meta_title: 'Business brokers in Tema',
    meta_description:
      'Buy or sell a factory, cold store, haulage firm or shop in Tema with the Meridian office in Community 1.',
    territories: ['Tema', 'Ashaiman', 'Kpone', 'Sakumono', 'Prampram', 'Nungua'],
    hours: officeHours('07:30', '16:30', '12:30'),
    broker_lic: 'MBA-BR-0009',
    location_id: 'gh-009',
    story:
      'Tema runs on shifts and tonnage. Buyers come to us for plant that works and contracts that carry over, and they ask for the maintenance book before the brochure.\n\nWe walk every site with an engineer before we put a figure on it, and we say plainly what needs replacing.',
    localities: places(
      'GH-AA',
      'Tema Community 1',
      'Tema Heavy Industrial Area',
      'Ashaiman',
      'Kpone',
      'Sakumono',
      'Prampram',
    ),
    listings: 46,
  }),
  office({
    slug: 'koforidua',
    name: 'Meridian Business Advisors Koforidua',
    region: 'GH-EP',
    locality: 'Koforidua',
    address_1: '8 Hospital Road, Srodae',
    digital_address: 'EN-014-3360',
    latitude: 6.0938,
    longitude: -0.2604,
    main_telephone: landlineFor('koforidua', '34202'),
    heading: 'Businesses in the Eastern Region, an hour from Accra',
    sub_heading: 'Guest houses, schools, farms with a factory gate, and the trade along the N6.',
    meta_title: 'Business brokers in Koforidua',
    meta_description:
      'Meridian in Koforidua sells and values businesses across the Eastern Region, from Nsawam and Aburi to Nkawkaw and Akosombo.',
    territories: ['Koforidua', 'Nsawam', 'Suhum', 'Aburi', 'Nkawkaw', 'Akosombo', 'Somanya'],
    location_id: 'gh-021',
    broker_lic: 'MBA-BR-0021',
    story:
      'The Eastern Region sells weekends to Accra and food to everyone. Guest houses on the Akuapem ridge, sachet water, poultry and provision shops along the N6 make up most of our list.\n\nLand papers decide more sales here than profit does, so we ask for the indenture on the first visit.',
    localities: places('GH-EP', 'Koforidua', 'Nsawam', 'Nkawkaw', 'Aburi', 'Suhum', 'Akosombo', 'Somanya'),
    listings: 24,
  }),
  office({
    slug: 'ho',
    name: 'Meridian Business Advisors Ho',
    region: 'GH-TV',
    locality: 'Ho',
    address_1: 'Civic Centre Road, near the regional library',
    digital_address: 'VH-0017-5208',
    latitude: 6.6082,
    longitude: 0.4713,
    main_telephone: landlineFor('ho', '36202'),
    heading: 'Woezor: your broker in the Volta and Oti regions',
    sub_heading: 'One office for the lake, the mountains and the border trade.',
    meta_title: 'Business brokers in Ho',
    meta_description:
      'Sell or buy a guest house, school, shop or workshop in the Volta and Oti regions with Meridian in Ho.',
    territories: ['Ho', 'Hohoe', 'Kpando', 'Keta', 'Aflao', 'Dambai', 'Nkwanta'],
    location_id: 'gh-024',
    broker_lic: 'MBA-BR-0024',
    story:
      'From Aflao to Dambai is a day on the road, and we drive it often. Border trade, lake transport, guest houses for hikers and mission-founded schools each have their own buyers.\n\nEwe, Twi and English are spoken here in the same meeting, and we write every agreement so that all of them would say the same.',
    localities: [
      ...places('GH-TV', 'Ho', 'Hohoe', 'Aflao', 'Keta', 'Kpando'),
      ...places('GH-OT', 'Dambai', 'Nkwanta'),
    ],
    listings: 17,
  }),
];
