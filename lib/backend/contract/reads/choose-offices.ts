import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Where } from 'payload';
import { toSqlConditions } from '@/lib/backend/contract/reads/to-conditions';
import type { Office } from '@/lib/backend/payload-types';

export type OfficeFilter = {
  type?: Office['tribe_types'][number] | null | undefined;
  isAlternateAddress?: boolean | null | undefined;
};

/**
 * The conditions for active offices that match the filter, as a Payload query and in SQL. Payload's access
 * control restricts its query to published offices; the SQL states that itself.
 */
export function buildOfficeConditions(
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
