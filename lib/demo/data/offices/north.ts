import { landlineFor } from '../../phone-numbers';
import type { Locality } from '../../records';
import { office } from './office-defaults';
import { officeHours } from './opening-hours';

const places = (region: string, ...names: string[]): Locality[] => names.map((name) => ({ name, region }));

/** Sunyani, Techiman, Tamale and Bolgatanga. */
export const northernOffices = [
  office({
    slug: 'sunyani',
    name: 'Meridian Business Advisors Sunyani',
    region: 'GH-BO',
    locality: 'Sunyani',
    address_1: '2 Cocoa House Road, Nkwabeng',
    digital_address: 'BS-0013-3480',
    latitude: 7.3378,
    longitude: -2.3271,
    main_telephone: landlineFor('sunyani', '35202'),
    heading: 'Bono and Ahafo: cocoa, cashew, timber and town trade',
    sub_heading: 'Two regions, one patient team.',
    meta_title: 'Business brokers in Sunyani',
    meta_description:
      'Buy or sell a business in the Bono and Ahafo regions with Meridian in Sunyani: agro-input, timber, retail, schools and transport.',
    territories: ['Sunyani', 'Berekum', 'Dormaa Ahenkro', 'Wenchi', 'Goaso', 'Bechem'],
    location_id: 'gh-027',
    broker_lic: 'MBA-BR-0027',
    story:
      'Cash follows the cashew and cocoa seasons here. A shop that looks quiet in July may earn its year between January and April, so we show buyers every month, not an average.\n\nSunyani is a clean, orderly town, and its businesses are often better kept than their books. We help with the books.',
    localities: [
      ...places('GH-BO', 'Sunyani', 'Berekum', 'Dormaa Ahenkro', 'Wenchi'),
      ...places('GH-AF', 'Goaso', 'Bechem'),
    ],
    listings: 13,
  }),
  office({
    slug: 'techiman',
    name: 'Meridian Techiman',
    region: 'GH-BE',
    locality: 'Techiman',
    address_1: 'Market Road, Kenten',
    digital_address: null,
    latitude: 7.5862,
    longitude: -1.9386,
    main_telephone: landlineFor('techiman', '35220'),
    whats_app_number: null,
    public_email: null,
    social: {},
    google_review_url: null,
    territories: [],
    show_opening_hours: false,
    hours: [],
    location_id: 'gh-031',
    story:
      'Techiman’s market draws lorries from three countries every Thursday. Food wholesale, warehouses, agro-input shops and lodging for traders are what changes hands here.',
    picture: false,
    localities: places('GH-BE', 'Techiman', 'Kintampo', 'Nkoranza', 'Atebubu'),
    listings: 8,
  }),
  office({
    slug: 'tamale',
    name: 'Meridian Business Advisors Tamale',
    region: 'GH-NP',
    locality: 'Tamale',
    address_1: '22 Bolgatanga Road, Vittin',
    digital_address: 'NT-0014-2759',
    latitude: 9.4047,
    longitude: -0.8361,
    main_telephone: landlineFor('tamale', '37202'),
    organic_number: landlineFor('tamale-organic', '37203'),
    heading: 'Your broker for the five northern regions',
    sub_heading: 'Shea, grain, poultry, transport and a town that never stops building.',
    meta_title: 'Business brokers in Tamale',
    meta_description:
      'Meridian in Tamale sells and values processing plants, farms, guest houses and transport firms across the northern regions.',
    territories: ['Tamale', 'Yendi', 'Savelugu', 'Damongo', 'Walewale', 'Wa', 'Bolgatanga', 'Navrongo'],
    hours: officeHours('08:00', '16:30'),
    opening_hours_message: 'Closed for Friday prayers from 12:30 to 14:00.',
    broker_lic: 'MBA-BR-0018',
    location_id: 'gh-018',
    story:
      'The north processes what it grows: shea, rice, soya, groundnuts. A plant here is worth as much as its supply of raw nuts in a dry year, so we visit the women’s groups and the aggregators as well as the machines.\n\nUntil our Bolgatanga office opens, Tamale looks after the Upper East and Upper West too.',
    localities: [
      ...places('GH-NP', 'Tamale', 'Savelugu', 'Yendi'),
      ...places('GH-UW', 'Wa'),
      ...places('GH-UE', 'Navrongo'),
      ...places('GH-SV', 'Damongo'),
      ...places('GH-NE', 'Walewale', 'Nalerigu'),
    ],
    listings: 10,
  }),
  office({
    slug: 'bolgatanga',
    name: 'Meridian Business Advisors Bolgatanga',
    status: 'ComingSoon',
    region: 'GH-UE',
    locality: 'Bolgatanga',
    address_1: 'Commercial Street',
    digital_address: 'UB-0034-9612',
    latitude: 10.7867,
    longitude: -0.8522,
    heading: 'Opening soon in Bolgatanga',
    sub_heading: 'Until the doors open, our Tamale office takes your call.',
    territories: ['Bolgatanga', 'Navrongo', 'Bawku', 'Zebilla'],
    show_opening_hours: false,
    hours: [],
    location_id: 'gh-034',
    story:
      'Our fourteenth office opens on Commercial Street. Tamale looks after the Upper East Region until then.',
    picture: false,
    localities: [],
    listings: 0,
  }),
];
