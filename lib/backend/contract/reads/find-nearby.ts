import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import type { Point } from '@/lib/backend/contract/places/place';
import { queryRows } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';

const earthRadius = 6_371_008.8;
const metresPerDegree = (Math.PI * earthRadius) / 180;
const nearbyRow = z.object({ id: z.number(), distance: z.number() });
export type Nearby = z.infer<typeof nearbyRow>;

/** Half the width in degrees of a box that holds the circle; all round the earth near a pole or the date line. */
function longitudeReach({ latitude, longitude }: Point, reach: number): number {
  const shrink = Math.cos((Math.min(89, Math.abs(latitude) + reach) * Math.PI) / 180);
  const wide = reach / shrink;
  return Math.abs(longitude) + wide > 180 ? 360 : wide;
}

/** Ids of the offices within `radius` metres as the crow flies, nearest first. The box is looked up in the point index. */
export function findNearby(reading: Reading, centre: Point, radius: number): Promise<Nearby[]> {
  const { latitude, longitude } = centre;
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
      )
    ) as boxed
    where distance <= ${radius}::float8
    order by distance, id limit ${listSizes['Query.storeSearch']}`;
  return queryRows(
    reading,
    { collection: 'offices', where: {}, sort: ['latitude', 'longitude'] },
    query,
    nearbyRow,
  );
}
