import type { Field, FlattenedField } from 'payload';
import { relationId } from '../../relation-id';

/** A document referenced by another one, and the path of the referencing field. */
export type ReferencedDocument = { collection: string; id: number; path: string };

/**
 * All documents referenced by the relationship and upload fields of a document, including fields in groups
 * and array rows.
 */
export function findReferencedDocuments(
  fields: readonly (Field | FlattenedField)[],
  data: unknown,
  pathPrefix = '',
): ReferencedDocument[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || !field.name) return [];
    const value = getProperty(data, field.name);
    const path = `${pathPrefix}${field.name}`;
    if (field.type === 'group') return findReferencedDocuments(field.fields, value, `${path}.`);
    if (field.type === 'array')
      return toList(value).flatMap((row, index) =>
        findReferencedDocuments(field.fields, row, `${path}.${index}.`),
      );
    if (field.type !== 'relationship' && field.type !== 'upload') return [];
    const collection = field.relationTo;
    if (typeof collection !== 'string') return [];
    return toList(value).flatMap((reference) => {
      const id = relationId(reference);
      return id === null ? [] : [{ collection, id, path }];
    });
  });
}

function getProperty(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
