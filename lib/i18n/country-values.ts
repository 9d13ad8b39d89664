import type { CountryCode, CountryValues } from './countries';

/** Values the spec does not show and this project chose are marked "ours". */
export const countryValues: Readonly<Record<CountryCode, CountryValues>> = {
  US: {
    name: 'United States',
    currency: 'USD',
    distanceUnit: 'mi',
    officeLabel: 'TBA Office',
    locationPath: 'locations',
    officeAddress: 'West Palm Beach, Florida',
    hasLocationList: true,
  },
  CA: {
    name: 'Canada',
    currency: 'CAD',
    distanceUnit: 'km',
    officeAddress: 'Offices Across Canada',
    hasLocationList: true,
  },
  FR: { name: 'France', distanceUnit: 'km' },
  IE: { name: 'Ireland', currency: 'EUR', distanceUnit: 'km', hasLocationList: true },
  JP: { name: 'Japan', distanceUnit: 'km' },
  SG: { name: 'Singapore', distanceUnit: 'km' },
  ZA: { name: 'South Africa', distanceUnit: 'km' },
  UAE: { name: 'United Arab Emirates', distanceUnit: 'km' },
  UK: { name: 'United Kingdom', distanceUnit: 'km' },
  VN: { name: 'Vietnam', distanceUnit: 'km' },
  GH: {
    name: 'Ghana',
    // Ours: prices in Ghana must be in cedi by law.
    currency: 'GHS',
    distanceUnit: 'km',
    // Ours.
    officeLabel: 'Office',
    // Ours: the path of every other part of the network.
    locationPath: 'locations',
    // Ours: the label override of section 9 says Region for State.
    regionWord: 'Region',
    // Ours: the spec says only that it is a street in Accra; the seed's first office.
    officeAddress: '14 Cantonments Road, Osu, Accra',
    hasLocationList: true,
  },
  ES: { name: 'Spain', currency: 'EUR', distanceUnit: 'km' },
  MX: { name: 'Mexico', distanceUnit: 'km', officeAddress: 'Offices Across Mexico', hasLocationList: true },
  PR: { name: 'Puerto Rico', distanceUnit: 'km' },
};
