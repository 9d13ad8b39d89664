import type { CollectionConfig, CollectionSlug } from 'payload';

type Condition = (collection: CollectionConfig) => boolean;

export const every: Condition = () => true;

export const only =
  (...slugs: CollectionSlug[]): Condition =>
  ({ slug }) =>
    slugs.some((one) => one === slug);

export const where =
  (fits: (slug: string) => boolean): Condition =>
  ({ slug }) =>
    fits(slug);
