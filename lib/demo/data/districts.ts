import { z } from 'zod';
import { slugify } from '@/lib/routes/slugify';
import { readYaml } from './read-data';

const districtSchema = z
  .strictObject({
    name: z.string().min(1),
    latitude: z.number(),
    longitude: z.number(),
    /** What listings call the places in it. */
    places: z.array(z.string().min(1)).default([]),
  })
  .transform((district) => ({ ...district, slug: slugify(district.name) }));

const byRegion = readYaml(
  'districts.yaml',
  z.record(z.string().regex(/^GH-[A-Z]{2}$/), z.array(districtSchema)),
);

/** The districts of a region by its code, as the CMS keeps them. */
export const districtsOf = (region: string) =>
  (byRegion[region] ?? []).map(({ name, slug, latitude, longitude }) => ({
    name,
    slug,
    latitude,
    longitude,
  }));

/** The district that a place of a region lies in, by its slug. @throws for a place that lies in none. */
export function districtAround(region: string, place: string): string {
  const found = byRegion[region]?.find(({ places }) => places.includes(place));
  if (!found) throw new Error(`districts.yaml: no district of ${region} has the place ${place}`);
  return found.slug;
}
