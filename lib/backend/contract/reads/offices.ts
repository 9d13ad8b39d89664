import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Sort } from 'payload';
import { z } from 'zod';
import { buildOfficeConditions, type OfficeFilter } from '@/lib/backend/contract/reads/choose-offices';
import { findOwnerCondition } from '@/lib/backend/contract/reads/owners';
import { findByIds, findFields, findPublic } from '@/lib/backend/contract/reads/public-documents';
import { queryRows } from '@/lib/backend/contract/reads/sql-queries';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import { pinFields } from '@/lib/backend/contract/reads/selected-fields';
import type { OfficePinSource } from '@/lib/backend/contract/sources';
import type { Office } from '@/lib/backend/payload-types';

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
  const officesById = new Map((await findByIds(context, 'offices', ids)).map((office) => [office.id, office]));
  return ids.flatMap((id) => officesById.get(id) ?? []);
}
