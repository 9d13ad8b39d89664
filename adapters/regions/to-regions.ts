import { z } from 'zod';
import type { RegionsQuery } from '@/lib/graphql/generated/operations';
import { parseEach } from '../parse-each';

const regionSchema = z.strictObject({
  name: z.string().min(1),
  slug: z.string().min(1),
  latitude: z.number(),
  longitude: z.number(),
  officeCount: z.int().min(0),
});

/** A region with its number of active offices. Coordinates are those of its capital. */
export type Region = z.infer<typeof regionSchema>;

/** In the backend's order: regions with an office first. */
export function toRegions({ regions, officePins }: RegionsQuery): Region[] {
  const counted = regions.map(({ name, slug, latitude, longitude }) => ({
    name,
    slug,
    latitude,
    longitude,
    officeCount: officePins.filter((pin) => pin.state_slug === slug).length,
  }));
  return parseEach(regionSchema, counted, 'regions');
}
