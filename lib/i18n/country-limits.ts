import { z } from 'zod';
import { type CountryCode, countryCodeSchema, countryCodes } from '@/schemas/country';

/** Which country is served, and one flag per country (spec section 3). */
const countryLimitsSchema = z.strictObject({
  active: countryCodeSchema,
  flags: z.record(countryCodeSchema, z.boolean()),
});
export type CountryLimits = z.infer<typeof countryLimitsSchema>;

export function countryLimits(active: CountryCode): CountryLimits {
  const flags = Object.fromEntries(countryCodes.map((code) => [code, code === active]));
  return countryLimitsSchema.parse({ active, flags });
}
