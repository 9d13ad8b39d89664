import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Sort, Where } from 'payload';
import { z } from 'zod';

import { findBySlug, findOwnerCondition } from '@/lib/backend/contract/reads/owners';
import {
  findByIds,
  findFields,
  findFieldsByIds,
  findPublic,
} from '@/lib/backend/contract/reads/public-documents';
import { pinFields } from '@/lib/backend/contract/reads/selected-fields';
import type { OfficePinSource } from '@/lib/backend/contract/sources';
import type { Office } from '@/lib/backend/payload-types';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { queryRows, toSqlConditions } from '@/lib/backend/platform/reads/sql-queries';
import type { GeoPoint } from '@/lib/places/gazetteer';

type OfficeFilter = {
  type?: Office['tribe_types'][number] | null | undefined;
  isAlternateAddress?: boolean | null | undefined;
};

/**
 * The conditions for active offices that match the filter, as a Payload query and in SQL. Payload's access
 * control restricts its query to published offices; the SQL states that itself.
 */
function buildOfficeConditions(
  { type, isAlternateAddress }: OfficeFilter,
  owners: Where = {},
): { where: Where; conditions: SQL[] } {
  const where: Where = { status: { equals: 'Active' }, ...owners };
  const conditions = [sql`_status = 'published'`, ...toSqlConditions(where)];
  if (type) {
    where.tribe_types = { in: [type] };
    conditions.push(
      sql`exists (select from offices_tribe_types types where types.parent_id = offices.id and types.value = ${type})`,
    );
  }
  if (typeof isAlternateAddress === 'boolean') {
    where.is_alternate_address = isAlternateAddress ? { equals: true } : { not_equals: true };
    conditions.push(sql`coalesce(is_alternate_address, false) = ${isAlternateAddress}`);
  }
  return { where, conditions };
}

type OfficeListQuery = OfficeFilter & { stateSlug?: string | null | undefined; limit: number };

/** Active offices that match the filter. */
export async function findOffices(
  context: ReadContext,
  { stateSlug, limit, ...filter }: OfficeListQuery,
  sort: Sort = 'name',
): Promise<Office[]> {
  const regionCondition = await findOwnerCondition(context, { region: stateSlug });
  if (!regionCondition) return [];
  const { where } = buildOfficeConditions(filter, regionCondition);
  return findPublic(context, 'offices', { where, sort, limit });
}

/** The same offices with the fields of map pins, by name. */
export async function findOfficePins(
  context: ReadContext,
  { stateSlug, limit, ...filter }: OfficeListQuery,
): Promise<OfficePinSource[]> {
  const regionCondition = await findOwnerCondition(context, { region: stateSlug });
  if (!regionCondition) return [];
  const { where } = buildOfficeConditions(filter, regionCondition);
  const offices = await findFields(context, 'offices', pinFields, { where, sort: 'name', limit });
  return offices.map((office) => ({ office, distance: null }));
}

const officeIdRow = z.object({ id: z.number() });

/** The same offices by the name of their region, then by their own name. */
export async function findOfficesByState(
  context: ReadContext,
  { stateSlug, limit, ...filter }: OfficeListQuery,
): Promise<Office[]> {
  const regionCondition = await findOwnerCondition(context, { region: stateSlug });
  if (!regionCondition) return [];
  const { where, conditions } = buildOfficeConditions(filter, regionCondition);
  context.recorder.recordList('regions', {}, 'name');
  const rows = await queryRows(
    context,
    { collection: 'offices', where, sort: ['region', 'name'] },
    sql`select offices.id from offices join (select id as state_id, name as state from regions) as states on state_id = region_id
      where ${sql.join(conditions, sql` and `)} order by state, name, offices.id limit ${limit}`,
    officeIdRow,
  );
  const ids = rows.map(({ id }) => id);
  const officesById = new Map(
    (await findByIds(context, 'offices', ids)).map((office) => [office.id, office]),
  );
  return ids.flatMap((id) => officesById.get(id) ?? []);
}

const officeCountRow = z.object({ region: z.number(), offices: z.number() });

/** The number of active offices in each of these regions. */
export async function countOffices(context: ReadContext, regions: readonly number[]): Promise<number[]> {
  const { where, conditions } = buildOfficeConditions({}, { region: { in: [...regions] } });
  const rows = await queryRows(
    context,
    { collection: 'offices', where, sort: [] },
    sql`select region_id as region, count(*)::int as offices from offices
      where ${sql.join(conditions, sql` and `)} group by region_id`,
    officeCountRow,
  );
  const counts = new Map(rows.map(({ region, offices }) => [region, offices]));
  return regions.map((region) => counts.get(region) ?? 0);
}

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

/** The office with this slug and one of the statuses, or null. Closed offices are never public. */
export async function findOffice(
  context: ReadContext,
  slug: string,
  statuses: readonly Office['status'][] = ['Active'],
): Promise<Office | null> {
  const office = await findBySlug(context, 'offices', slug);
  return office && statuses.includes(office.status) ? office : null;
}

/** The id of an active office; null without a slug or when no office has it. */
export async function findOfficeId(
  context: ReadContext,
  slug: string | null | undefined,
): Promise<number | null> {
  if (!slug) return null;
  return (await findOffice(context, slug))?.id ?? null;
}
