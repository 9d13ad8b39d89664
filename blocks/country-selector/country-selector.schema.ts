import { z } from 'zod';
import { countryCodeSchema } from '@/schemas/country';
import { safeUrlSchema } from '@/schemas/safe-url';

/** Has no props: the countries come from the country table. */
export const countrySelectorSchema = z.strictObject({});

/**
 * The available countries, the active one first. `href` is the network's site there, `officesHref` the list
 * of its offices.
 */
export const countrySelectorSuppliedSchema = z.strictObject({
  countries: z
    .array(
      z.strictObject({
        code: countryCodeSchema,
        name: z.string().min(1).max(60),
        /** The address of the head office as text. */
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
