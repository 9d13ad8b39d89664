import type { Field, FlattenedField } from 'payload';
import { relationId } from '../relation-id';

/** A document that another one names, and the path of the field that does. */
export type NamedDocument = { collection: string; id: number; path: string };

/** Every document that the fields of a document name, in groups and rows too. */
export function namedDocuments(
  fields: readonly (Field | FlattenedField)[],
  data: unknown,
  above = '',
): NamedDocument[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || !field.name) return [];
    const value = readKey(data, field.name);
    const path = `${above}${field.name}`;
    if (field.type === 'group') return namedDocuments(field.fields, value, `${path}.`);
    if (field.type === 'array')
      return toList(value).flatMap((row, at) => namedDocuments(field.fields, row, `${path}.${at}.`));
    if (field.type !== 'relationship' && field.type !== 'upload') return [];
    const collection = field.relationTo;
    if (typeof collection !== 'string') return [];
    return toList(value).flatMap((one) => {
      const id = relationId(one);
      return id === null ? [] : [{ collection, id, path }];
    });
  });
}

function readKey(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
