import type { FlattenedField, Option } from 'payload';
import { z } from 'zod';
import { apiLimits } from './api-limits';

/** What kind of value the field takes, when this is none; null when it is. */
export function missedKind(field: FlattenedField, value: unknown): string | null {
  const values = 'hasMany' in field && field.hasMany && Array.isArray(value) ? value : [value];
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return values.every(isText) ? null : 'text';
    case 'select':
    case 'radio':
      return values.every(isChoice(field.options)) ? null : `one of ${nameChoices(field.options)}`;
    case 'number':
      if (field.name === 'id') return isNumber(value) ? null : 'the number of a document';
      return values.every(Number.isFinite) ? null : 'a number';
    case 'checkbox':
      return typeof value === 'boolean' ? null : 'true or false';
    case 'date':
      return isDate(value) ? null : 'a date from 1900 to 2200, as 2026-12-31';
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

/** A document by its number, or as it was read; of several collections it says which. */
const isReference = (relationTo: string | string[]) => (value: unknown) =>
  (Array.isArray(relationTo)
    ? z.looseObject({ relationTo: z.enum(relationTo), value: document })
    : document
  ).safeParse(value).success;
const isNumber = (value: unknown) => number.safeParse(value).success;
const number = z.int().nonnegative().max(apiLimits.id);
const written = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(number);
const document = z.union([number, written, z.looseObject({ id: z.union([number, written]) })]);

const choiceOf = (option: Option) => (typeof option === 'string' ? option : option.value);
const isChoice = (options: readonly Option[]) => (value: unknown) =>
  options.some((option) => choiceOf(option) === value);
const mostNamed = 8;
const nameChoices = (options: readonly Option[]) =>
  `${options.slice(0, mostNamed).map(choiceOf).join(', ')}${options.length > mostNamed ? ', …' : ''}`;

/** Of a year that the database, and everyone who reads it, can tell; not what a browser takes for a date besides. */
function isDate(value: unknown): boolean {
  if (!date.safeParse(value).success) return false;
  const year = new Date(String(value)).getUTCFullYear();
  return year >= 1900 && year <= 2200;
}
const time = { offset: true, local: true } as const;
const toTheMinute = z.iso.datetime({ ...time, precision: -1 });
const date = z.union([z.iso.date(), z.iso.datetime(time), toTheMinute]);
