import type { CollectionConfig } from 'payload';

/** Drafts with autosave; keeps the last 50 versions of each document. */
export const autosavedDrafts = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 800 }, schedulePublish: false, validate: false },
} satisfies CollectionConfig['versions'];

/**
 * The same for composed documents, whose versions are pruned by age instead of number (`prune-versions.ts`).
 */
export const composedDrafts = { ...autosavedDrafts, maxPerDoc: 0 } satisfies CollectionConfig['versions'];

/**
 * Drafts without autosave, for records that are edited in one form; keeps the last 50 versions of each
 * document.
 */
export const manualDrafts = {
  maxPerDoc: 50,
  drafts: { autosave: false, schedulePublish: false, validate: false },
} satisfies CollectionConfig['versions'];
