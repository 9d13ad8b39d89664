import { z } from 'zod';
import { slugify } from '@/lib/routes/slugify';
import type { CountryCode } from '@/schemas/country';
import regionsFile from './ghana-regions.json' with { type: 'json' };

const regionSchema = z
  .strictObject({
    code: z.string().regex(/^[A-Z]{2}-[A-Z]{2}$/),
    name: z.string().min(1),
    latitude: z.number(),
    longitude: z.number(),
  })
  .transform((region) => ({ ...region, slug: slugify(region.name) }));

type Region = z.output<typeof regionSchema>;

const ghana = z.array(regionSchema).parse(regionsFile);

/**
 * The regions of a country with the coordinates of their capitals, by ISO 3166-2 code: every office belongs
 * to one. For a country without regions here staff create those in which they have offices.
 */
export const starterRegions = (country: CountryCode): readonly Region[] => (country === 'GH' ? ghana : []);
