import { z } from 'zod';

/** The countries a network may stand in (spec section 3), by the codes the contract uses. */
export const countryCodeSchema = z.enum([
  'US',
  'CA',
  'FR',
  'IE',
  'JP',
  'SG',
  'ZA',
  'UAE',
  'UK',
  'VN',
  'GH',
  'ES',
  'MX',
  'PR',
]);
export type CountryCode = z.infer<typeof countryCodeSchema>;

export type DistanceUnit = 'km' | 'mi';

/** What differs by country (spec section 9). Left out: what neither the spec nor this project has settled. */
export type CountryValues = {
  name: string;
  /** ISO 4217. */
  currency?: string;
  distanceUnit: DistanceUnit;
  /** What an office is called, as `TBA Office`. */
  officeLabel?: string;
  /** The first segment of office addresses. */
  locationPath?: string;
  /** What `state` is called. */
  regionWord?: string;
  /** Where the head office is, in words. */
  officeAddress?: string;
  /** True when the country's offices are listed on a site of its own. */
  hasLocationList?: true;
};
