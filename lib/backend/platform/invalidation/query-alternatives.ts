import type { Where } from 'payload';
import type { FilterValue } from '@/schemas/dependency';

/** The values that one alternative of a query allows, by field. */
export type AllowedValues = { readonly [field: string]: readonly FilterValue[] };

/**
 * Converts a query to alternatives, of which a record must meet one (disjunctive normal form). Keeps
 * conditions on values (`equals`, `in`) only.
 */
export function queryAlternatives(where: Where): AllowedValues[] {
  const { and = [], or = [], ...fields } = where;
  const orAlternatives = or.length > 0 ? or.flatMap(queryAlternatives) : [{}];
  const conditions: AllowedValues[][] = [
    [allowedValuesOf(fields)],
    ...and.map(queryAlternatives),
    orAlternatives,
  ];
  return conditions.reduce(
    (combined, alternatives) =>
      combined.flatMap((values) => alternatives.map((others) => ({ ...others, ...values }))),
    [{}],
  );
}

function allowedValuesOf(fields: Where): AllowedValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, condition]) => {
      if (Array.isArray(condition) || !condition) return [];
      const values: unknown = 'equals' in condition ? [condition.equals] : condition.in;
      return Array.isArray(values) && values.every(isValue) ? [[field, values]] : [];
    }),
  );
}

const isValue = (value: unknown): value is FilterValue =>
  typeof value === 'string' || typeof value === 'number';
