import type { Sort, Where } from 'payload';
import { type Narrowing, type NarrowingValue, type Shown, shown } from '@/schemas/dependency';
import { alternativesOf, type FixedValues } from './alternatives-of';

/** What a list depends on: which of the narrower lists it is made of, and the fields it is chosen and ordered by. */
export type ListRead = { narrowings: Narrowing[]; fields: string[] };

/** What the list that a query asks for depends on. @throws for a field of another record: look that up first. */
export function listRead(collection: Shown, where: Where = {}, sort: Sort = []): ListRead {
  const sorted = [sort].flat().map((field) => field.replace(/^-/, ''));
  const fields = new Set([...fieldsOf(where), ...sorted].filter((field) => field !== 'id'));
  const related = [...fields].find((field) => field.includes('.'));
  if (related)
    throw new Error(`"${related}" is a field of another record than ${collection}: find that one's id first`);
  return { narrowings: narrowingsOf(collection, where), fields: [...fields] };
}

const branches = (where: Where): Where[] => [...(where.and ?? []), ...(where.or ?? [])];

function fieldsOf(where: Where): string[] {
  const own = Object.keys(where).filter((key) => key !== 'and' && key !== 'or');
  return [...own, ...branches(where).flatMap(fieldsOf)];
}

function narrowingsOf(collection: Shown, where: Where): Narrowing[] {
  const indexes: readonly (readonly string[])[] = shown[collection];
  return alternativesOf(where).flatMap((values) => {
    const index = indexes.find((fields) => fields.every((field) => valuesOf(values, field)));
    return index ? combine(index, values) : [{}];
  });
}

/** Each combination of the values that an alternative has for these fields. */
function combine([field, ...others]: readonly string[], values: FixedValues): Narrowing[] {
  if (field === undefined) return [{}];
  const rest = combine(others, values);
  return (valuesOf(values, field) ?? []).flatMap((value) =>
    rest.map((more) => ({ [field]: value, ...more })),
  );
}

/** The values a field must have; of `owner`, what `ownerOf` says of the records found. */
function valuesOf(values: FixedValues, field: string): readonly NarrowingValue[] | undefined {
  if (field !== 'owner') return values[field];
  if (values.scope?.every((scope) => scope === 'network')) return ['network'];
  const [kind, ids] = values.agent ? ['agent', values.agent] : ['office', values.office];
  return ids?.map((id) => `${kind}-${id}`);
}
