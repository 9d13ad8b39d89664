import type { CollectionSlug, FlattenedField, Payload } from 'payload';

/** A collection and the paths of its fields that reference documents of another collection. */
export type RelationPaths = { collection: CollectionSlug; paths: string[] };

/** The relation fields that reference a collection, in all collections except Payload's own. */
export function findRelationPaths({ config }: Payload, targetSlug: string): RelationPaths[] {
  return config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .map(({ slug, flattenedFields }) => ({ collection: slug, paths: collectPaths(targetSlug, flattenedFields) }))
    .filter(({ paths }) => paths.length > 0);
}

function collectPaths(targetSlug: string, fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'group' || field.type === 'array')
      return collectPaths(targetSlug, field.flattenedFields).map((inner) => `${field.name}.${inner}`);
    const isRelation = field.type === 'relationship' || field.type === 'upload';
    return isRelation && field.relationTo === targetSlug ? [field.name] : [];
  });
}
