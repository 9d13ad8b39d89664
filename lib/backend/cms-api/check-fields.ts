import { APIError, type FlattenedField } from 'payload';

/** @throws APIError when a field was sent another kind of value than it takes: Payload's own checks would fail on it. */
export function checkFields(data: object, fields: readonly FlattenedField[], within = ''): void {
  const values: Readonly<Record<string, unknown>> = { ...data };
  for (const field of fields) {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (value === undefined || (isEmpty(value) && !isGroup(field))) continue;
    const path = `${within}${field.name}`;
    const wanted = missedKind(field, value);
    if (wanted) throw new APIError(`Check the field ${path}: it takes ${wanted}`, 400);
    if (!('flattenedFields' in field)) continue;
    for (const inner of Array.isArray(value) ? value : [value])
      checkFields(inner, field.flattenedFields, `${path}.`);
  }
}

/** What kind of value the field takes, when this is none; null when it is. */
function missedKind(field: FlattenedField, value: unknown): string | null {
  const values = 'hasMany' in field && field.hasMany && Array.isArray(value) ? value : [value];
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
    case 'select':
    case 'radio':
      return values.every(isText) ? null : 'text';
    case 'date':
      return isDate(value) ? null : 'a date from 1900 to 2200, as 2026-12-31';
    case 'relationship':
    case 'upload':
      return values.every(Array.isArray(field.relationTo) ? isReference : isId) ? null : 'a document';
    case 'array':
      return Array.isArray(value) && value.every(isObject) ? null : 'a list of objects';
    case 'group':
    case 'tab':
      return isObject(value) ? null : 'an object';
    default:
      return null;
  }
}

const isText = (value: unknown) => typeof value === 'string';
const isId = (value: unknown) => value !== null && !Array.isArray(value);
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The admin's forms send an empty list as 0. */
const isEmpty = (value: unknown) => value === null || value === '' || value === 0;
/** A group is never empty: Payload reads its fields whatever was sent. */
const isGroup = ({ type }: FlattenedField) => type === 'group' || type === 'tab';

/** Of a year that the database, and everyone who reads it, can tell. */
function isDate(value: unknown): boolean {
  const year = typeof value === 'string' ? new Date(value).getUTCFullYear() : Number.NaN;
  return year >= 1900 && year <= 2200;
}

/** To one of several collections: it says which. */
function isReference(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'relationTo' in value && isText(value.relationTo);
}
