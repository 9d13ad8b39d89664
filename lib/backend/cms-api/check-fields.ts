import type { FlattenedField } from 'payload';
import { z } from 'zod';
import { missedKind } from './missed-kind';
import { refuseKind } from './wrong-kind';

/** What fields are called, and where among others they stand: by their names, and by these and the rows. */
type Place = { labelOf: (name: string) => string; name?: string; path?: string };

const customSchema = z.object({ asWritten: z.string() });

/** @throws APIError when a field was sent another kind of value than it takes: Payload would fail on it, or store nothing. */
export function checkFields(data: object, fields: readonly FlattenedField[], place: Place): void {
  const values: Readonly<Record<string, unknown>> = { ...data };
  for (const field of fields) {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (value === undefined || isEmpty(field, value)) continue;
    const name = `${place.name ?? ''}${field.name}`;
    const path = `${place.path ?? ''}${field.name}`;
    const isOne = 'hasMany' in field && field.hasMany && !Array.isArray(value);
    const wanted = isOne ? 'a list of all its values' : missedKind(field, value);
    const sentence = customSchema.safeParse(field.custom).data?.asWritten;
    if (wanted) throw refuseKind({ name, path, label: place.labelOf(name), wanted, sentence });
    if (!('flattenedFields' in field)) continue;
    for (const [row, inner] of (Array.isArray(value) ? value : [value]).entries())
      checkFields(inner, field.flattenedFields, {
        labelOf: place.labelOf,
        name: `${name}.`,
        path: Array.isArray(value) ? `${path}.${row}.` : `${path}.`,
      });
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
