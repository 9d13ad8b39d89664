import type { Where } from 'payload';
import type { NarrowingValue } from '@/schemas/dependency';

/** By field, the values that all records found by one alternative of a query have one of. */
export type FixedValues = { readonly [field: string]: readonly NarrowingValue[] };

/** A query as alternatives, any of which a record must meet; conditions other than on values are left out. */
export function alternativesOf(where: Where): FixedValues[] {
  const { and = [], or = [], ...fields } = where;
  const either = or.length > 0 ? or.flatMap(alternativesOf) : [{}];
  const conditions: FixedValues[][] = [[fixedBy(fields)], ...and.map(alternativesOf), either];
  return conditions.reduce(
    (found, more) => found.flatMap((values) => more.map((others) => ({ ...others, ...values }))),
    [{}],
  );
}

function fixedBy(fields: Where): FixedValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, condition]) => {
      if (Array.isArray(condition) || !condition) return [];
      const given: unknown = 'equals' in condition ? [condition.equals] : condition.in;
      return Array.isArray(given) && given.every(isValue) ? [[field, given]] : [];
    }),
  );
}

const isValue = (value: unknown): value is NarrowingValue =>
  typeof value === 'string' || typeof value === 'number';
