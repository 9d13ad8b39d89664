import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { queryCollections } from '@/lib/backend/platform/reads/sql-queries';

const locationSchema = z.object({
  /** The value of the listings' location column. */
  value: z.string(),
  slug: z.string(),
  label: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export type SearchLocation = z.infer<typeof locationSchema>;
export type SearchLocations = { regions: SearchLocation[]; districts: SearchLocation[] };

const locationsIn = (table: string, value: string) =>
  sql.raw(`(select coalesce(json_agg(json_build_object('value', ${value}, 'slug', slug, 'label', name,
    'latitude', latitude, 'longitude', longitude)), '[]') from ${table})`);

const locationsRow = z.object({ regions: z.array(locationSchema), districts: z.array(locationSchema) });

/** All regions and districts. */
export async function readLocations(context: ReadContext): Promise<SearchLocations> {
  const [row] = await queryCollections(
    context,
    [],
    sql`select ${locationsIn('regions', 'id::text')} as regions, ${locationsIn('regions_districts', 'slug')} as districts`,
    locationsRow,
  );
  return locationsRow.parse(row);
}

/**
 * A text that changes with every change of a location: the number of rows, and the transactions that wrote
 * them.
 */
export const locationsVersionSql = `(select concat_ws(' ', count(*), sum(xmin::text::bigint)) from (
  select xmin from regions union all select xmin from regions_districts) as places)`;

const EARTH_RADIUS_KM = 6_371.0088;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const computeSquaredHalfChord = (degrees: number) => Math.sin(toRadians(degrees) / 2) ** 2;

type Circle = { latitude: number; longitude: number; radius_km: number };

/** The locations whose centre is within a circle. */
export const filterLocationsWithin = (
  locations: readonly SearchLocation[],
  { latitude, longitude, radius_km: radius }: Circle,
): SearchLocation[] =>
  locations.filter((location) => {
    if (location.latitude === null || location.longitude === null) return false;
    const chord =
      computeSquaredHalfChord(location.latitude - latitude) +
      Math.cos(toRadians(latitude)) *
        Math.cos(toRadians(location.latitude)) *
        computeSquaredHalfChord(location.longitude - longitude);
    return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord))) <= radius;
  });
