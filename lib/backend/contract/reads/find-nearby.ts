import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import type { Point } from '@/lib/backend/contract/places/place';
import { chooseOffices, type OfficeFilter } from '@/lib/backend/contract/reads/choose-offices';
import { findFieldsByIds } from '@/lib/backend/contract/reads/find-public';
import { queryRows } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { pinFields } from '@/lib/backend/contract/reads/short-records';
import type { OfficePinSource } from '@/lib/backend/contract/sources';

const earthRadius = 6_371_008.8;
const metresPerDegree = (Math.PI * earthRadius) / 180;
/** Degrees to a centimetre: PostgreSQL refuses to reckon with what is next to nothing. */
const toCentimetres = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
const nearbyRow = z.object({ id: z.number(), distance: z.number() });

/** Half the width in degrees of a box that holds the circle; all round the earth near a pole or the date line. */
function longitudeReach({ latitude, longitude }: Point, reach: number): number {
  const shrink = Math.cos((Math.min(89, Math.abs(latitude) + reach) * Math.PI) / 180);
  const wide = reach / shrink;
  return Math.abs(longitude) + wide > 180 ? 360 : wide;
}

type Search = OfficeFilter & { centre: Point; radius: number; limit: number };

/** Offices within `radius` metres as the crow flies, nearest first. The box is looked up in the point index. */
export async function findNearby(
  reading: Reading,
  { centre, radius, limit, ...filter }: Search,
): Promise<OfficePinSource[]> {
  const { where, conditions } = chooseOffices(filter);
  const latitude = toCentimetres(centre.latitude);
  const longitude = toCentimetres(centre.longitude);
  const tall = radius / metresPerDegree;
  const wide = longitudeReach(centre, tall);
  const query = sql`
    select id, distance from (
      select id, 2 * ${earthRadius}::float8 * asin(least(1, sqrt(
        sin(radians(latitude::float8 - ${latitude}::float8) / 2) ^ 2
        + cos(radians(${latitude}::float8)) * cos(radians(latitude::float8))
          * sin(radians(longitude::float8 - ${longitude}::float8) / 2) ^ 2
      ))) as distance
      from offices
      where point(longitude::float8, latitude::float8) <@ box(
        point(${longitude - wide}::float8, ${latitude - tall}::float8),
        point(${longitude + wide}::float8, ${latitude + tall}::float8)
      ) and ${sql.join(conditions, sql` and `)}
    ) as boxed
    where distance <= ${radius}::float8
    order by distance, id limit ${limit}`;
  const sort = ['latitude', 'longitude'];
  const nearby = await queryRows(reading, { collection: 'offices', where, sort }, query, nearbyRow);
  const ids = nearby.map(({ id }) => id);
  const found = await findFieldsByIds(reading, 'offices', ids, pinFields);
  const byId = new Map(found.map((office) => [office.id, office]));
  return nearby.flatMap(({ id, distance }) => {
    const office = byId.get(id);
    return office ? [{ office, distance: Math.round(distance) }] : [];
  });
}
