import { sql } from '@payloadcms/db-postgres';
import type { Where } from 'payload';

type Fragment = ReturnType<typeof sql>;

const relations = new Set(['office', 'agent', 'region', 'author']);
const columnOf = (field: string): Fragment =>
  sql`${sql.identifier(relations.has(field) ? `${field}_id` : field)}`;

/** A flat condition of Payload's in SQL, field by field; so that one object says what is read and what it depends on. */
export function toConditions(where: Where): Fragment[] {
  return Object.entries(where).flatMap(([field, condition]) => {
    if (Array.isArray(condition))
      throw new Error(`"${field}" joins conditions; only fields can be told in SQL`);
    return Object.entries(condition).map(([operator, value]) =>
      toCondition(columnOf(field), operator, value),
    );
  });
}

function toCondition(column: Fragment, operator: string, value: unknown): Fragment {
  if (operator === 'equals') return sql`${column} = ${value}`;
  if (operator === 'not_equals') return sql`${column} <> ${value}`;
  if (operator !== 'in' || !Array.isArray(value)) throw new Error(`"${operator}" cannot be told in SQL`);
  return sql`${column} in (${sql.join(
    value.map((one) => sql`${one}`),
    sql`, `,
  )})`;
}
