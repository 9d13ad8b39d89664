import type { CollectionSlug } from 'payload';
import { type ReferenceKind, referenceKinds } from '@/schemas/reference';

/** The collection that records of each kind are kept in. */
export const collectionOfKind = {
  media: 'media',
  page: 'pages',
  office: 'offices',
  region: 'regions',
  agent: 'people',
  listing: 'listings',
  post: 'posts',
} as const satisfies Record<ReferenceKind, CollectionSlug>;

/** The kind that the documents of a collection are referred to as; null for those that nothing refers to by id. */
export const kindOfCollection = (collection: string): ReferenceKind | null =>
  referenceKinds.find((kind) => collectionOfKind[kind] === collection) ?? null;
