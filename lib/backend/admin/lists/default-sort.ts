import type { SanitizedConfig } from 'payload';

/** People are sorted by last name, since they are searched by name. */
const sortFields: Readonly<Record<string, string>> = { people: 'last_name' };

/**
 * The config for the admin panel: lists show the latest changes first, except for people. `defaultSort` on
 * the collection itself would also apply to queries for visitors.
 */
export const withDefaultSort = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((collection) => ({
    ...collection,
    defaultSort: collection.defaultSort ?? sortFields[collection.slug] ?? '-updatedAt',
  })),
});
