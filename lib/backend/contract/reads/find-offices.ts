import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Sort } from 'payload';
import { z } from 'zod';
import { chooseOffices, type OfficeFilter } from '@/lib/backend/contract/reads/choose-offices';
import { findOwners } from '@/lib/backend/contract/reads/find-owners';
import { findByIds, findFields, findPublic } from '@/lib/backend/contract/reads/find-public';
import { queryRows } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { pinFields } from '@/lib/backend/contract/reads/short-records';
import type { OfficePinSource } from '@/lib/backend/contract/sources';
import type { Office } from '@/lib/backend/payload-types';

type Listed = OfficeFilter & { stateSlug?: string | null | undefined; limit: number };

/** Active offices that fit every part of the filter that is given. */
export async function findOffices(
  reading: Reading,
  { stateSlug, limit, ...filter }: Listed,
  sort: Sort = 'name',
): Promise<Office[]> {
  const inRegion = await findOwners(reading, { region: stateSlug });
  if (!inRegion) return [];
  const { where } = chooseOffices(filter, inRegion);
  return findPublic(reading, 'offices', { where, sort, limit });
}

/** The same as a map shows them, by name. */
export async function findPins(
  reading: Reading,
  { stateSlug, limit, ...filter }: Listed,
): Promise<OfficePinSource[]> {
  const inRegion = await findOwners(reading, { region: stateSlug });
  if (!inRegion) return [];
  const { where } = chooseOffices(filter, inRegion);
  const found = await findFields(reading, 'offices', pinFields, { where, sort: 'name', limit });
  return found.map((office) => ({ office, distance: null }));
}

const idRow = z.object({ id: z.number() });

/** The same by the name of their region, those of one region by their own. */
export async function findOfficesByState(
  reading: Reading,
  { stateSlug, limit, ...filter }: Listed,
): Promise<Office[]> {
  const inRegion = await findOwners(reading, { region: stateSlug });
  if (!inRegion) return [];
  const { where, conditions } = chooseOffices(filter, inRegion);
  reading.recorder.noteList('regions', {}, 'name');
  const rows = await queryRows(
    reading,
    { collection: 'offices', where, sort: ['region', 'name'] },
    sql`select offices.id from offices join (select id as place, name as state from regions) as states on place = region_id
      where ${sql.join(conditions, sql` and `)} order by state, name, offices.id limit ${limit}`,
    idRow,
  );
  const ids = rows.map(({ id }) => id);
  const byId = new Map((await findByIds(reading, 'offices', ids)).map((office) => [office.id, office]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
