import type { CollectionConfig, Field, Validate } from 'payload';
import { text, textarea } from 'payload/shared';
import { isBlank } from '@/schemas/plain-text';

/** Treats a required text as missing when it contains no visible character. */
export function withVisibleTexts(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: collection.fields.map(requireVisibleText) };
}

function requireVisibleText(field: Field): Field {
  if (field.type === 'group' || field.type === 'array')
    return { ...field, fields: field.fields.map(requireVisibleText) };
  if (!('required' in field) || !field.required) return field;
  if (field.type === 'textarea') return { ...field, validate: ignoreBlank(field.validate ?? textarea) };
  if (field.type !== 'text' || field.hasMany) return field;
  return { ...field, validate: ignoreBlank(field.validate ?? text) };
}

type ValidateText<Of extends object> = Validate<string, unknown, unknown, Of>;

function ignoreBlank<Of extends object>(validate: ValidateText<Of>): ValidateText<Of> {
  return (value, options) => validate(value && isBlank(value) ? '' : value, options);
}
