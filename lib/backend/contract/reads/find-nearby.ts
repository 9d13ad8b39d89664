import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { GeoPoint } from '@/lib/backend/contract/gazetteer/gazetteer-place';
import { buildOfficeConditions, type OfficeFilter } from '@/lib/backend/contract/reads/choose-offices';
import { findFieldsByIds } from '@/lib/backend/contract/reads/public-documents';
import { queryRows } from '@/lib/backend/contract/reads/sql-queries';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import { pinFields } from '@/lib/backend/contract/reads/selected-fields';
import type { OfficePinSource } from '@/lib/backend/contract/sources';

const EARTH_RADIUS_METRES = 6_371_008.8;
const METRES_PER_DEGREE = (Math.PI * EARTH_RADIUS_METRES) / 180;
/** Rounds degrees to about a centimetre: PostgreSQL reports an underflow for values close to zero. */
const roundToCentimetre = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
const nearbyRow = z.object({ id: z.number(), distance: z.number() });

/** Half the width in degrees of a box that encloses the circle; 360 near a pole or the date line. */
function longitudeRadiusOf({ latitude, longitude }: GeoPoint, latitudeRadius: number): number {
  const shrink = Math.cos((Math.min(89, Math.abs(latitude) + latitudeRadius) * Math.PI) / 180);
  const radius = latitudeRadius / shrink;
  return Math.abs(longitude) + radius > 180 ? 360 : radius;
}

type NearbyQuery = OfficeFilter & { centre: GeoPoint; radius: number; limit: number };

/**
 * Offices within `radius` metres in a straight line, nearest first. The point index finds the enclosing box.
 */
export async function findNearbyOffices(
  context: ReadContext,
  { centre, radius, limit, ...filter }: NearbyQuery,
): Promise<OfficePinSource[]> {
  const { where, conditions } = buildOfficeConditions(filter);
  const latitude = roundToCentimetre(centre.latitude);
  const longitude = roundToCentimetre(centre.longitude);
  const latitudeRadius = radius / METRES_PER_DEGREE;
  const longitudeRadius = longitudeRadiusOf(centre, latitudeRadius);
  const query = sql`
    select id, distance from (
      select id, 2 * ${EARTH_RADIUS_METRES}::float8 * asin(least(1, sqrt(
        sin(radians(latitude::float8 - ${latitude}::float8) / 2) ^ 2
        + cos(radians(${latitude}::float8)) * cos(radians(latitude::float8))
          * sin(radians(longitude::float8 - ${longitude}::float8) / 2) ^ 2
      ))) as distance
      from offices
      where point(longitude::float8, latitude::float8) <@ box(
        point(${longitude - longitudeRadius}::float8, ${latitude - latitudeRadius}::float8),
        point(${longitude + longitudeRadius}::float8, ${latitude + latitudeRadius}::float8)
      ) and ${sql.join(conditions, sql` and `)}
    ) as boxed
    where distance <= ${radius}::float8
    order by distance, id limit ${limit}`;
  const sort = ['latitude', 'longitude'];
  const nearby = await queryRows(context, { collection: 'offices', where, sort }, query, nearbyRow);
  const ids = nearby.map(({ id }) => id);
  const offices = await findFieldsByIds(context, 'offices', ids, pinFields);
  const officesById = new Map(offices.map((office) => [office.id, office]));
  return nearby.flatMap(({ id, distance }) => {
    const office = officesById.get(id);
    return office ? [{ office, distance: Math.round(distance) }] : [];
  });
}
