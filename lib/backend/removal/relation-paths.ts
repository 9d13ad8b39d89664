import type { CollectionSlug, FlattenedField, Payload } from 'payload';

/** A collection with the paths of its fields that name documents of another. */
export type Naming = { collection: CollectionSlug; paths: string[] };

/** Every collection of ours whose fields name documents of this one. */
export function namings({ config }: Payload, named: string): Naming[] {
  return config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .map(({ slug, flattenedFields }) => ({ collection: slug, paths: pathsTo(named, flattenedFields) }))
    .filter(({ paths }) => paths.length > 0);
}

function pathsTo(named: string, fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'group' || field.type === 'array')
      return pathsTo(named, field.flattenedFields).map((inner) => `${field.name}.${inner}`);
    const names = field.type === 'relationship' || field.type === 'upload';
    return names && field.relationTo === named ? [field.name] : [];
  });
}
