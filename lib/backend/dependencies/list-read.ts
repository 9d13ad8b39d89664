import type { Sort, Where } from 'payload';
import { type Narrowing, type NarrowingValue, narrowedBy, type Shown, shown } from '@/schemas/dependency';
import { alternativesOf, type FixedValues } from './alternatives-of';
import { combineValues } from './combine-values';

/**
 * What a list depends on: the narrower lists it is made of, each with the fields it is chosen and ordered by that may
 * differ in it, and all those fields.
 */
export type ListRead = { parts: { narrowing: Narrowing; fields: string[] }[]; fields: string[] };

/** What the list that a query asks for depends on. @throws for a field of another record: look that up first. */
export function listRead(collection: Shown, where: Where = {}, sort: Sort = []): ListRead {
  const conditions = conditionsOf(where).filter(([field]) => field !== 'id');
  const sorted = [sort].flat().map((field) => field.replace(/^-/, ''));
  const fields = new Set(
    [...conditions.map(([field]) => field), ...sorted].filter((field) => field !== 'id'),
  );
  const related = [...fields].find((field) => field.includes('.'));
  if (related)
    throw new Error(`"${related}" is a field of another record than ${collection}: find that one's id first`);
  const settled = settledBy(conditions).filter((field) => !sorted.includes(field));
  const parts = narrowingsOf(collection, where).map((narrowing) => ({
    narrowing,
    fields: [...fields].filter((field) => !(field in narrowing && settled.includes(field))),
  }));
  return { parts, fields: [...fields] };
}

type Condition = readonly [field: string, asked: object];

function conditionsOf({ and = [], or = [], ...own }: Where): Condition[] {
  const fields = Object.entries(own).flatMap(([field, asked]) => (asked ? [[field, asked] as const] : []));
  return [...fields, ...[...and, ...or].flatMap(conditionsOf)];
}

/** Fields of which a query says once what they may be, and nothing else. */
function settledBy(conditions: readonly Condition[]): string[] {
  return conditions.flatMap(([field, asked]) => {
    const isOnly = conditions.filter(([other]) => other === field).length === 1;
    const [operator, ...more] = Object.keys(asked);
    return isOnly && more.length === 0 && (operator === 'equals' || operator === 'in') ? [field] : [];
  });
}

function narrowingsOf(collection: Shown, where: Where): Narrowing[] {
  const indexes: readonly (readonly string[])[] = shown[collection];
  return alternativesOf(where).flatMap((values) => {
    const index = indexes.find((fields) => fields.every((field) => valuesOf(values, field)));
    const narrowed = (field: string) => narrowedBy(collection, field, valuesOf(values, field) ?? []);
    return index ? combineValues(index, narrowed) : [{}];
  });
}

/** The values a field must have; of `owner`, what `ownerOf` says of the records found. */
function valuesOf(values: FixedValues, field: string): readonly NarrowingValue[] | undefined {
  if (field !== 'owner') return values[field];
  if (values.scope?.every((scope) => scope === 'network')) return ['network'];
  const [kind, ids] = values.agent ? ['agent', values.agent] : ['office', values.office];
  return ids?.map((id) => `${kind}-${id}`);
}
