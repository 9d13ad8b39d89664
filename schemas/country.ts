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
export const countryCodes = countryCodeSchema.options;
