import {
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Field,
  ValidationError,
} from 'payload';
import { plainTextIssue } from '@/schemas/plain-text';

type TextError = { path: string; message: string };

/**
 * Refuses invisible characters in the texts of the collection's own fields, also in drafts, rows and groups. Takes the fields as
 * declared, before Payload adds its own.
 */
export const checkPlainTexts =
  ({ fields, slug }: CollectionConfig): CollectionBeforeValidateHook =>
  ({ data, req }) => {
    const errors = textErrors(fields, data);
    if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req });
    return data;
  };

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
      const message = typeof text === 'string' ? plainTextIssue(text, { lines }) : null;
      return message ? [{ path, message }] : [];
    });
  });
}
