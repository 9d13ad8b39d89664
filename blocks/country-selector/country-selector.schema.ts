import { z } from 'zod';
import { countryCodeSchema } from '@/schemas/country';
import { safeUrlSchema } from '@/schemas/safe-url';

/** Which countries there are is the country's own table: there is nothing to write. */
export const countrySelectorSchema = z.strictObject({});

/** The countries that are offered, the own one first; `href` is the network's site there, `officesHref` the list of its offices. */
export const countrySelectorSuppliedSchema = z.strictObject({
  countries: z
    .array(
      z.strictObject({
        code: countryCodeSchema,
        name: z.string().min(1).max(60),
        /** Where its head office is, in words. */
        address: z.string().max(160),
        href: safeUrlSchema,
        officesHref: safeUrlSchema.nullable(),
        current: z.boolean(),
      }),
    )
    .max(14)
    .default([]),
});
export type CountrySelectorProps = z.infer<typeof countrySelectorSuppliedSchema>;
