import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { queryAcross } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';

const place = z.object({
  /** What listings say of where they are. */
  value: z.string(),
  slug: z.string(),
  label: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export type Place = z.infer<typeof place>;
export type Places = { regions: Place[]; districts: Place[] };

const placesIn = (table: string, value: string) =>
  sql.raw(`(select coalesce(json_agg(json_build_object('value', ${value}, 'slug', slug, 'label', name,
    'latitude', latitude, 'longitude', longitude)), '[]') from ${table})`);

const placesRow = z.object({ regions: z.array(place), districts: z.array(place) });

/** All regions and districts. */
export async function readPlaces(reading: Reading): Promise<Places> {
  const [places] = await queryAcross(
    reading,
    [],
    sql`select ${placesIn('regions', 'id::text')} as regions, ${placesIn('regions_districts', 'slug')} as districts`,
    placesRow,
  );
  return placesRow.parse(places);
}

/** What is another text after any change of a place: how many there are, and which transactions wrote them. */
export const placesMark = `(select concat_ws(' ', count(*), sum(xmin::text::bigint)) from (
  select xmin from regions union all select xmin from regions_districts) as places)`;

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
