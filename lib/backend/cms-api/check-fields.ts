import { APIError, type FlattenedField } from 'payload';
import { missedKind } from './missed-kind';

/** @throws APIError when a field was sent another kind of value than it takes: Payload would fail on it, or store nothing. */
export function checkFields(data: object, fields: readonly FlattenedField[], within = ''): void {
  const values: Readonly<Record<string, unknown>> = { ...data };
  for (const field of fields) {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (value === undefined || isEmpty(field, value)) continue;
    const path = `${within}${field.name}`;
    const isOne = 'hasMany' in field && field.hasMany && !Array.isArray(value);
    const wanted = isOne ? 'a list of all its values' : missedKind(field, value);
    if (wanted) throw new APIError(`Check the field ${path}: it takes ${wanted}`, 400);
    if (!('flattenedFields' in field)) continue;
    for (const inner of Array.isArray(value) ? value : [value])
      checkFields(inner, field.flattenedFields, `${path}.`);
  }
}

/** What counts as not sent. The admin's forms send an empty list as 0, and as null one that a language does not have. */
function isEmpty(field: FlattenedField, value: unknown): boolean {
  if (field.type === 'group' || field.type === 'tab') return false;
  if (value === null) return takesNull(field);
  return value === '' || (value === 0 && field.type === 'array');
}

/** Payload fails on null where it reads rows, and on a state that is none. */
const takesNull = (field: FlattenedField): boolean =>
  field.name !== '_status' && (field.type !== 'array' || field.localized === true);
