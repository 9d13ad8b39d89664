import type { Sort, Where } from 'payload';
import {
  type FilterValue,
  type ListFilter,
  listFilters,
  listFilterValues,
  type PublicCollection,
} from '@/schemas/dependency';
import { combineValues } from './combine-values';
import { type AllowedValues, queryAlternatives } from './query-alternatives';

/**
 * The dependencies of a list: the narrowest indexed lists that cover it, each with the filter and sort
 * fields that may differ in it, and all those fields.
 */
export type ListDependencies = { parts: { narrowing: ListFilter; fields: string[] }[]; fields: string[] };

/**
 * Computes the dependencies of a queried list.
 * @throws for a field of a related record: resolve that record first.
 */
export function listDependenciesOf(
  collection: PublicCollection,
  where: Where = {},
  sort: Sort = [],
): ListDependencies {
  const conditions = conditionsOf(where).filter(([field]) => field !== 'id');
  const sorted = [sort].flat().map((field) => field.replace(/^-/, ''));
  const fields = new Set(
    [...conditions.map(([field]) => field), ...sorted].filter((field) => field !== 'id'),
  );
  const related = [...fields].find((field) => field.includes('.'));
  if (related)
    throw new Error(`"${related}" is a field of another record than ${collection}: find that one's id first`);
  const fixedFields = fixedFieldsOf(conditions).filter((field) => !sorted.includes(field));
  const parts = narrowingsOf(collection, where).map((narrowing) => ({
    narrowing,
    fields: [...fields].filter((field) => !(field in narrowing && fixedFields.includes(field))),
  }));
  return { parts, fields: [...fields] };
}

type FieldCondition = readonly [field: string, operators: object];

function conditionsOf({ and = [], or = [], ...fieldConditions }: Where): FieldCondition[] {
  const fields = Object.entries(fieldConditions).flatMap(([field, operators]) =>
    operators ? [[field, operators] as const] : [],
  );
  return [...fields, ...[...and, ...or].flatMap(conditionsOf)];
}

/** Fields with a single condition, which fixes their values. */
function fixedFieldsOf(conditions: readonly FieldCondition[]): string[] {
  return conditions.flatMap(([field, operators]) => {
    const isSingleCondition = conditions.filter(([other]) => other === field).length === 1;
    const [operator, ...more] = Object.keys(operators);
    return isSingleCondition && more.length === 0 && (operator === 'equals' || operator === 'in')
      ? [field]
      : [];
  });
}

function narrowingsOf(collection: PublicCollection, where: Where): ListFilter[] {
  const indexes: readonly (readonly string[])[] = listFilters[collection];
  return queryAlternatives(where).flatMap((values) => {
    const index = indexes.find((fields) => fields.every((field) => valuesOf(values, field)));
    const narrowedValues = (field: string) =>
      listFilterValues(collection, field, valuesOf(values, field) ?? []);
    return index ? combineValues(index, narrowedValues) : [{}];
  });
}

/** The allowed values of a field; `owner` is derived from scope, agent and office as in `ownerOf`. */
function valuesOf(values: AllowedValues, field: string): readonly FilterValue[] | undefined {
  if (field !== 'owner') return values[field];
  if (values.scope?.every((scope) => scope === 'network')) return ['network'];
  const [kind, ids] = values.agent ? ['agent', values.agent] : ['office', values.office];
  return ids?.map((id) => `${kind}-${id}`);
}
