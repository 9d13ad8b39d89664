import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';

const place = z.object({
  /** What listings say of where they are. */
  value: z.string(),
  slug: z.string(),
  label: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
const places = z.object({ regions: z.array(place), districts: z.array(place) });

export type Place = z.infer<typeof place>;
export type Places = z.infer<typeof places>;

const placesIn = (table: string, value: string) =>
  sql.raw(`(select coalesce(json_agg(json_build_object('value', ${value}, 'slug', slug, 'label', name,
    'latitude', latitude, 'longitude', longitude)), '[]') from ${table})`);

/** All regions and districts as one text, which `parsePlaces` reads. */
export const writtenPlaces = sql`json_build_object('regions', ${placesIn('regions', 'id::text')},
  'districts', ${placesIn('regions_districts', 'slug')})::text`;

export const parsePlaces = (written: string): Places => places.parse(JSON.parse(written));

const earthRadius = 6_371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const halfChord = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;

type Circle = { latitude: number; longitude: number; radius_km: number };

/** Those whose middle lies in a circle. */
export const placesNear = (
  all: readonly Place[],
  { latitude, longitude, radius_km: radius }: Circle,
): Place[] =>
  all.filter((one) => {
    if (one.latitude === null || one.longitude === null) return false;
    const chord =
      halfChord(one.latitude - latitude) +
      Math.cos(radians(latitude)) * Math.cos(radians(one.latitude)) * halfChord(one.longitude - longitude);
    return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord))) <= radius;
  });
