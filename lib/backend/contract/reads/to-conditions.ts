import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Where } from 'payload';

type SqlCondition = ReturnType<typeof sql>;

const relationFields = new Set(['office', 'agent', 'region', 'author']);
const columnIdentifier = (field: string): SqlCondition =>
  sql`${sql.identifier(relationFields.has(field) ? `${field}_id` : field)}`;

/**
 * A flat Payload condition in SQL, one part for each field, so that a single object states both the query
 * and its dependencies.
 */
export function toSqlConditions(where: Where): SqlCondition[] {
  return Object.entries(where).flatMap(([field, condition]) => {
    if (Array.isArray(condition))
      throw new Error(`"${field}" joins conditions; only fields can be converted to SQL`);
    return Object.entries(condition).map(([operator, value]) =>
      toSqlCondition(columnIdentifier(field), operator, value),
    );
  });
}

function toSqlCondition(column: SqlCondition, operator: string, value: unknown): SqlCondition {
  if (operator === 'equals') return sql`${column} = ${value}`;
  if (operator === 'not_equals') return sql`${column} <> ${value}`;
  if (operator !== 'in' || !Array.isArray(value)) throw new Error(`"${operator}" cannot be converted to SQL`);
  return sql`${column} in (${sql.join(
    value.map((one) => sql`${one}`),
    sql`, `,
  )})`;
}
