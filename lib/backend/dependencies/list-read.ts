import type { Sort, Where } from 'payload';
import { type Narrowing, type Shown, shown } from '@/schemas/dependency';

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
  for (const field of shown[collection]) {
    const values = valuesOf(where, field);
    if (values) return values.map((value) => ({ field, value }));
  }
  return [null];
}

/** The values a field must have in all that a query finds; null when it may have any. */
function valuesOf(where: Where, field: string): (string | number)[] | null {
  const condition = where[field];
  if (condition && !Array.isArray(condition)) {
    const given = 'equals' in condition ? [condition.equals] : condition.in;
    if (Array.isArray(given) && given.every(isValue)) return given;
  }
  for (const part of where.and ?? []) {
    const values = valuesOf(part, field);
    if (values) return values;
  }
  return null;
}

const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
