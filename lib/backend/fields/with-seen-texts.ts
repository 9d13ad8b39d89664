import type { CollectionConfig, Field, Validate } from 'payload';
import { text, textarea } from 'payload/shared';
import { isBlank } from '@/schemas/plain-text';

/** The collection, in which a text that must be there counts as missing when nothing of it can be seen. */
export function withSeenTexts(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: collection.fields.map(withSeenText) };
}

function withSeenText(field: Field): Field {
  if (field.type === 'group' || field.type === 'array')
    return { ...field, fields: field.fields.map(withSeenText) };
  if (!('required' in field) || !field.required) return field;
  if (field.type === 'textarea') return { ...field, validate: ofSeen(field.validate ?? textarea) };
  if (field.type !== 'text' || field.hasMany) return field;
  return { ...field, validate: ofSeen(field.validate ?? text) };
}

type ValidateText<Of extends object> = Validate<string, unknown, unknown, Of>;

function ofSeen<Of extends object>(validate: ValidateText<Of>): ValidateText<Of> {
  return (value, options) => validate(value && isBlank(value) ? '' : value, options);
}
