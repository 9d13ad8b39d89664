import { APIError, type FlattenedField } from 'payload';
import { z } from 'zod';
import { describeExpectedType } from './expected-type';

/**
 * A value of the wrong type. The message names the field for API clients; the nested error has the path and
 * the label for forms.
 */
export type TypeMismatch = {
  /** The field name for API clients, without row indexes. */
  name: string;
  /** The path in the form, with row indexes. */
  path: string;
  label: string;
  expected: string;
  /** A more specific message for forms than the expected type. */
  sentence: string | undefined;
};

const createTypeMismatchError = ({ name, path, label, expected, sentence }: TypeMismatch): APIError =>
  new APIError(`Check the field ${name}: expected ${expected}`, 400, {
    errors: [{ path, label, message: sentence ?? `Expected ${expected}` }],
  });

/**
 * The position of nested fields: the prefix of their names, the prefix of their paths with row indexes, and
 * their labels.
 */
type FieldPosition = { labelOf: (name: string) => string; name?: string; path?: string };

const customSchema = z.object({ typeErrorMessage: z.string() });

/**
 * @throws APIError when a field has a value of the wrong type: Payload would fail on it, or store nothing.
 */
export function checkFields(data: object, fields: readonly FlattenedField[], position: FieldPosition): void {
  const values: Readonly<Record<string, unknown>> = { ...data };
  for (const field of fields) {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (value === undefined || isEmpty(field, value)) continue;
    const name = `${position.name ?? ''}${field.name}`;
    const path = `${position.path ?? ''}${field.name}`;
    const isSingleValue = 'hasMany' in field && field.hasMany && !Array.isArray(value);
    const expected = isSingleValue ? 'a list of all its values' : describeExpectedType(field, value);
    const sentence = customSchema.safeParse(field.custom).data?.typeErrorMessage;
    if (expected)
      throw createTypeMismatchError({ name, path, label: position.labelOf(name), expected, sentence });
    if (!('flattenedFields' in field)) continue;
    for (const [row, inner] of (Array.isArray(value) ? value : [value]).entries())
      checkFields(inner, field.flattenedFields, {
        labelOf: position.labelOf,
        name: `${name}.`,
        path: Array.isArray(value) ? `${path}.${row}.` : `${path}.`,
      });
  }
}

/**
 * Whether the value counts as not submitted. The admin forms submit an empty array as 0, and null for an
 * array that the locale does not have.
 */
function isEmpty(field: FlattenedField, value: unknown): boolean {
  if (field.type === 'group' || field.type === 'tab') return false;
  if (value === null) return isNullable(field);
  return value === '' || (value === 0 && field.type === 'array');
}

/** Payload fails on null for arrays that are not localized, and for the document status. */
const isNullable = (field: FlattenedField): boolean =>
  field.name !== '_status' && (field.type !== 'array' || field.localized === true);
