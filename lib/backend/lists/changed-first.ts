import type { SanitizedConfig } from 'payload';

/** People are looked for by their names, in the order of last names. */
const byName: Readonly<Record<string, string>> = { people: 'last_name' };

/**
 * The CMS as its screens see it: lists begin with what was changed last, but for people. Said of a collection itself, it would order whatever is
 * found without an order, for visitors too.
 */
export const changedFirst = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((one) => ({
    ...one,
    defaultSort: one.defaultSort ?? byName[one.slug] ?? '-updatedAt',
  })),
});
