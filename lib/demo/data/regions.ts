import { z } from 'zod';
import { readYaml } from './read-data';

const regionSchema = z.strictObject({
  /** ISO 3166-2 code such as `GH-AA`. */
  code: z.string().regex(/^GH-[A-Z]{2}$/),
  name: z.string().min(1),
  slug: z.string().min(1),
  capital: z.string().min(1),
  latitude: z.number(),
  longitude: z.number(),
  /** The introduction on the page of the region. */
  introduction: z.string().min(80),
});

/** The regions of Ghana. */
export const regions = readYaml('regions.yaml', z.array(regionSchema));
