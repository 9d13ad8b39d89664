import type { FlattenedField, Option } from 'payload';
import { z } from 'zod';
import { apiLimits } from './api-limits';

/** Describes the type that a field expects, when the value is invalid; null when it is valid. */
export function describeExpectedType(field: FlattenedField, value: unknown): string | null {
  const values = 'hasMany' in field && field.hasMany && Array.isArray(value) ? value : [value];
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return values.every(isText) ? null : 'text';
    case 'select':
    case 'radio':
      return values.every(isChoice(field.options)) ? null : `one of ${listChoices(field.options)}`;
    case 'number':
      if (field.name === 'id') return isNumber(value) ? null : 'the id of a document';
      return values.every(Number.isFinite) ? null : 'a number';
    case 'checkbox':
      return typeof value === 'boolean' ? null : 'true or false';
    case 'date':
      return isDate(value) ? null : 'a date from 1900 to 2200, such as 2026-12-31';
    case 'relationship':
    case 'upload':
      return values.every(isReference(field.relationTo)) ? null : 'a document';
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
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document id or a populated document; polymorphic relations also require the collection. */
const isReference = (relationTo: string | string[]) => (value: unknown) =>
  (Array.isArray(relationTo)
    ? z.looseObject({ relationTo: z.enum(relationTo), value: documentSchema })
    : documentSchema
  ).safeParse(value).success;
const isNumber = (value: unknown) => idSchema.safeParse(value).success;
const idSchema = z.int().nonnegative().max(apiLimits.id);
const idTextSchema = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(idSchema);
const documentSchema = z.union([
  idSchema,
  idTextSchema,
  z.looseObject({ id: z.union([idSchema, idTextSchema]) }),
]);

const choiceOf = (option: Option) => (typeof option === 'string' ? option : option.value);
const isChoice = (options: readonly Option[]) => (value: unknown) =>
  options.some((option) => choiceOf(option) === value);
const MAX_LISTED_CHOICES = 8;
const listChoices = (options: readonly Option[]) =>
  `${options.slice(0, MAX_LISTED_CHOICES).map(choiceOf).join(', ')}${options.length > MAX_LISTED_CHOICES ? ', …' : ''}`;

/** A date from 1900 to 2200 in ISO format. JavaScript's `Date` accepts other formats, which are rejected. */
function isDate(value: unknown): boolean {
  if (!dateSchema.safeParse(value).success) return false;
  const year = new Date(String(value)).getUTCFullYear();
  return year >= 1900 && year <= 2200;
}
const timeOptions = { offset: true, local: true } as const;
const minutePrecision = z.iso.datetime({ ...timeOptions, precision: -1 });
const dateSchema = z.union([z.iso.date(), z.iso.datetime(timeOptions), minutePrecision]);
