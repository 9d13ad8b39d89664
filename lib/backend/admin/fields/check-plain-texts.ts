import {
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Field,
  ValidationError,
} from 'payload';
import { plainTextIssue } from '@/schemas/plain-text';

type TextError = { path: string; message: string };

/**
 * Creates a hook that rejects invisible characters in texts, also in drafts, array rows and groups. `fields`
 * are the fields as declared, without those that Payload adds.
 */
export const checkPlainTexts =
  ({ fields, slug }: CollectionConfig): CollectionBeforeValidateHook =>
  ({ data, req }) => {
    const errors = findTextErrors(fields, data);
    if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req });
    return data;
  };

function findTextErrors(fields: readonly Field[], data: unknown, parentPath = ''): TextError[] {
  if (typeof data !== 'object' || data === null) return [];
  const values = new Map<string, unknown>(Object.entries(data));
  return fields.flatMap((field) => {
    if (!('name' in field) || !field.name)
      return 'fields' in field ? findTextErrors(field.fields, data, parentPath) : [];
    const value = values.get(field.name);
    const path = `${parentPath}${field.name}`;
    if (field.type === 'group') return findTextErrors(field.fields, value, `${path}.`);
    if (field.type === 'array' && Array.isArray(value))
      return value.flatMap((row, index) => findTextErrors(field.fields, row, `${path}.${index}.`));
    if (field.type !== 'text' && field.type !== 'email' && field.type !== 'textarea') return [];
    const lines = field.type === 'textarea' ? 'many' : 'one';
    return (Array.isArray(value) ? value : [value]).flatMap((text) => {
      const message = typeof text === 'string' ? plainTextIssue(text, { lines }) : null;
      return message ? [{ path, message }] : [];
    });
  });
}
