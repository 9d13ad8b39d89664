import { landlineFor } from '../../phone-numbers';
import { office } from './office-defaults';
import { officeHours } from './opening-hours';

const ashanti = (name: string) => ({ name, region: 'GH-AH' });

/** The two offices in Kumasi. */
export const kumasiOffices = [
  office({
    slug: 'adum',
    name: 'Meridian Business Advisors Adum',
    region: 'GH-AH',
    locality: 'Kumasi',
    address_1: '11 Prempeh II Street, Adum',
    address_2: 'First floor, above the bank',
    digital_address: 'AK-019-2846',
    latitude: 6.6913,
    longitude: -1.6268,
    main_telephone: landlineFor('adum', '32202'),
    phone_extension: '12',
    organic_number: landlineFor('adum-organic', '32203'),
    triggers: [{ name: 'utm_campaign', value: 'suame', number: landlineFor('adum-suame', '32204') }],
    social: {
      google: 'https://maps.example/meridian-adum',
      facebook: 'https://facebook.example/meridian-adum',
      linkedin: 'https://linkedin.example/company/meridian-adum',
    },
    google_place_id: 'example-place-adum',
    heading: 'Akwaaba: business sales in the Garden City',
    sub_heading: 'Wholesale, spare parts, timber and the family shops of central Kumasi.',
    meta_title: 'Business brokers in Kumasi',
    meta_description:
      'Meridian in Adum helps traders, workshop owners and families in Kumasi value, sell and buy businesses in confidence.',
    territories: ['Adum', 'Kejetia', 'Suame', 'Asafo', 'Bantama', 'Tafo', 'Obuasi', 'Mampong'],
    hours: officeHours('08:00', '17:00', '13:00'),
    broker_lic: 'MBA-BR-0002',
    location_id: 'gh-002',
    story:
      'Kumasi buys and sells by reputation. News of a sale can reach the market before lunch, so we meet owners away from their shops and number every document we hand out.\n\nMany of our mandates are successions: a trader of sixty whose children work in Accra or abroad, and a head of staff who already runs the place.',
    localities: ['Adum', 'Suame', 'Bantama', 'Asafo', 'Tafo', 'Kejetia', 'Obuasi', 'Mampong'].map(ashanti),
    listings: 50,
  }),
  office({
    slug: 'ahodwo',
    name: 'Meridian Business Advisors Kumasi South: Ahodwo, Santasi, Daban and Atasomanso',
    types: ['office', 'satellite'],
    region: 'GH-AH',
    locality: 'Kumasi',
    address_1: '40 Melcom Road, Ahodwo',
    digital_address: 'AK-331-6094',
    latitude: 6.6664,
    longitude: -1.6371,
    main_telephone: landlineFor('ahodwo', '32205'),
    whats_app_number: '+233 24-077 3184',
    heading: 'Schools, clinics and hospitality in the south of Kumasi',
    sub_heading: 'A calm place to talk about a business you have built over decades.',
    meta_title: 'Business brokers in Ahodwo, Kumasi',
    meta_description:
      'The Kumasi South office of Meridian sells guest houses, schools, clinics and restaurants from Ahodwo to Ejisu and Bekwai.',
    territories: ['Ahodwo', 'Santasi', 'Daban', 'Atasomanso', 'Asokwa', 'Ejisu', 'Bekwai', 'Kuntanase'],
    location_id: 'gh-012',
    broker_lic: 'MBA-BR-0012',
    story:
      'South Kumasi is where the city sleeps, studies and celebrates. Private schools, guest houses, event grounds and clinics are our daily work.\n\nA school is sold to its parents as much as to its buyer. We plan the announcement with the head teacher before the first viewing.',
    localities: ['Ahodwo', 'Santasi', 'Asokwa', 'Ejisu', 'Daban', 'Bekwai', 'Atasomanso'].map(ashanti),
    listings: 30,
  }),
];
