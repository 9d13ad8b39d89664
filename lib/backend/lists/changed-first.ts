import type { SanitizedConfig } from 'payload';

/**
 * The CMS as its screens see it: lists begin with what was changed last. Said of a collection itself, it would order whatever is
 * found without an order, for visitors too.
 */
export const changedFirst = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  collections: config.collections.map((one) => ({ ...one, defaultSort: one.defaultSort ?? '-updatedAt' })),
});
