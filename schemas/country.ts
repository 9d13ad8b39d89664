import { z } from 'zod';

/** The countries of the network (spec section 3), by the codes of the API contract. */
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
export const countryCodes = countryCodeSchema.options;
