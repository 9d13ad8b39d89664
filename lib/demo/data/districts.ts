import { z } from 'zod';
import { slugify } from '@/lib/routes/slugify';
import { readYaml } from './read-data';

const districtSchema = z
  .strictObject({
    name: z.string().min(1),
    latitude: z.number(),
    longitude: z.number(),
    /** The names that listings use for towns and neighbourhoods in the district. */
    places: z.array(z.string().min(1)).default([]),
  })
  .transform((district) => ({ ...district, slug: slugify(district.name) }));

const districtsByRegion = readYaml(
  'districts.yaml',
  z.record(z.string().regex(/^GH-[A-Z]{2}$/), z.array(districtSchema)),
);

/** The districts of a region by its ISO code, in the form of the CMS. */
export const districtsOf = (region: string) =>
  (districtsByRegion[region] ?? []).map(({ name, slug, latitude, longitude }) => ({
    name,
    slug,
    latitude,
    longitude,
  }));

/**
 * The slug of the district that contains a town or neighbourhood.
 * @throws when no district contains it.
 */
export function districtOfPlace(region: string, place: string): string {
  const district = districtsByRegion[region]?.find(({ places }) => places.includes(place));
  if (!district) throw new Error(`districts.yaml: no district of ${region} has the place ${place}`);
  return district.slug;
}
