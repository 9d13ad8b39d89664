import {
  type NearestOffice,
  type Office,
  type OfficeEntry,
  type OfficePin,
  officeBarSchema,
  officeContactDataSchema,
  officeEntrySchema,
  officeFooterSchema,
  officeOpeningSchema,
  officePinSchema,
} from '../office';

/** Phone numbers of an office without any. */
export const exampleNoPhones: Office['phones'] = {
  ...{ main: null, extension: null, organic: null, paid: null },
  ...{ triggers: [], fallback: null },
};

/** An office with all fields. */
const office: Office = {
  slug: 'osu',
  name: 'Meridian Osu',
  state: 'Greater Accra',
  stateSlug: 'greater-accra',
  locality: 'Osu, Accra',
  latitude: 5.5571,
  longitude: -0.1818,
  address: '14 Oxford Street, Osu, Accra',
  digitalAddress: 'GA-032-4412',
  email: 'osu@meridian.example',
  phones: {
    main: '+233302778140',
    extension: null,
    organic: '+233302778141',
    paid: '+233302778142',
    triggers: [{ name: 'campaign', value: 'radio', number: '+233302778143' }],
    fallback: null,
  },
  whatsAppNumber: '+233 24-412-3456',
  addressLines: ['14 Oxford Street', 'Second floor, opposite the post office'],
  county: 'Korle Klottey',
  social: [
    { network: 'facebook', href: 'https://facebook.example/meridian-osu' },
    { network: 'linkedin', href: 'https://linkedin.example/meridian-osu' },
  ],
  heading: 'Selling or buying a business in central Accra',
  subHeading: 'Five advisors who have closed sales from Labone to Jamestown since 2009.',
  territories: ['Osu', 'Labone', 'Cantonments', 'Jamestown', 'Adabraka'],
  image: null,
  showOpeningHours: true,
  openingHours: [
    { day: 'monday', opens: '08:00', closes: '17:00' },
    { day: 'tuesday', opens: '08:00', closes: '17:00' },
    { day: 'wednesday', opens: '08:00', closes: '17:00' },
    { day: 'thursday', opens: '08:00', closes: '17:00' },
    { day: 'friday', opens: '08:00', closes: '16:30' },
    { day: 'saturday', opens: '09:00', closes: '13:00' },
    { day: 'sunday', opens: null, closes: null },
  ],
  openingHoursMessage: 'Evenings by appointment.',
  daysOff: [{ day: '2026-12-25', name: 'Christmas Day' }],
  licence: 'MBA-BR-0001',
  reviewLinks: [{ network: 'google', href: 'https://google.example/meridian-osu/review' }],
};

/** The data that each block is supplied with. */
export const exampleOfficeBar = officeBarSchema.strip().parse(office);
export const exampleOfficeOpening = officeOpeningSchema.strip().parse(office);
export const exampleOfficeContact = officeContactDataSchema.strip().parse(office);
export const exampleOfficeFoot = officeFooterSchema.strip().parse(office);

type ExampleOfficeRecord = OfficeEntry & OfficePin;

const exampleOffice = (
  slug: string,
  name: string,
  state: string,
  locality: string,
  latitude: number,
  longitude: number,
  rest: Partial<ExampleOfficeRecord> = {},
): ExampleOfficeRecord => ({
  slug,
  name,
  state,
  stateSlug: state.toLowerCase().replaceAll(' ', '-'),
  locality,
  latitude,
  longitude,
  address: `12 High Street, ${locality}`,
  digitalAddress: null,
  phones: { ...exampleNoPhones, main: '+233302778140' },
  ...rest,
});

/** Offices across the country, three of them close together. */
const offices: ExampleOfficeRecord[] = [
  exampleOffice('osu', 'Meridian Osu', 'Greater Accra', 'Osu, Accra', 5.5571, -0.1818, {
    digitalAddress: 'GA-032-4412',
  }),
  exampleOffice(
    'airport-city',
    'Meridian Airport City',
    'Greater Accra',
    'Airport City, Accra',
    5.6037,
    -0.1733,
    {
      digitalAddress: 'GL-125-6530',
    },
  ),
  exampleOffice('tema', 'Meridian Tema', 'Greater Accra', 'Community 1, Tema', 5.6415, -0.0066),
  exampleOffice('adum', 'Meridian Kumasi', 'Ashanti', 'Adum, Kumasi', 6.6906, -1.6244, {
    digitalAddress: 'AK-039-5028',
  }),
  exampleOffice('takoradi', 'Meridian Takoradi', 'Western', 'Market Circle, Takoradi', 4.8965, -1.7554),
  exampleOffice('tamale', 'Meridian Tamale', 'Northern', 'Central Market, Tamale', 9.4008, -0.8393, {
    phones: exampleNoPhones,
  }),
];

/** The data that a directory and a map are supplied with. */
export const exampleEntries = offices.map((entry) => officeEntrySchema.strip().parse(entry));
export const examplePins = offices.map((entry) => officePinSchema.strip().parse(entry));

/** The nearest office for a region without an office. */
export const exampleNearest: NearestOffice = {
  ...officeEntrySchema
    .strip()
    .parse(exampleOffice('tamale', 'Meridian Tamale', 'Northern', 'Tamale', 9.4, -0.84)),
  metres: 153_600,
};
