import type { CollectionConfig, CollectionSlug } from 'payload';

type CollectionCondition = (collection: CollectionConfig) => boolean;

export const inEveryCollection: CollectionCondition = () => true;

export const inCollections =
  (...slugs: CollectionSlug[]): CollectionCondition =>
  ({ slug }) =>
    slugs.some((candidate) => candidate === slug);

export const inCollectionsMatching =
  (matches: (slug: string) => boolean): CollectionCondition =>
  ({ slug }) =>
    matches(slug);
