import {
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Field,
  ValidationError,
} from 'payload';
import { plainTextFault } from '@/schemas/plain-text';

type TextError = { path: string; message: string };

/** The collection, none of whose texts holds what cannot be seen: in drafts, rows and groups neither. */
export function withPlainTexts(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks = {}, slug } = collection;
  const check: CollectionBeforeValidateHook = ({ data, req }) => {
    const errors = textErrors(fields, data);
    if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req });
    return data;
  };
  return { ...collection, hooks: { ...hooks, beforeValidate: [check, ...(hooks.beforeValidate ?? [])] } };
}

function textErrors(fields: readonly Field[], data: unknown, above = ''): TextError[] {
  if (typeof data !== 'object' || data === null) return [];
  const values = new Map<string, unknown>(Object.entries(data));
  return fields.flatMap((field) => {
    if (!('name' in field) || !field.name)
      return 'fields' in field ? textErrors(field.fields, data, above) : [];
    const value = values.get(field.name);
    const path = `${above}${field.name}`;
    if (field.type === 'group') return textErrors(field.fields, value, `${path}.`);
    if (field.type === 'array' && Array.isArray(value))
      return value.flatMap((row, at) => textErrors(field.fields, row, `${path}.${at}.`));
    if (field.type !== 'text' && field.type !== 'email' && field.type !== 'textarea') return [];
    const lines = field.type === 'textarea' ? 'many' : 'one';
    return (Array.isArray(value) ? value : [value]).flatMap((text) => {
      const message = typeof text === 'string' ? plainTextFault(text, { lines }) : null;
      return message ? [{ path, message }] : [];
    });
  });
}
