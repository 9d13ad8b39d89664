import type { CollectionConfig } from 'payload';

/** Drafts with autosave, and the last fifty versions of each document. */
export const draftsWithHistory = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 800 }, schedulePublish: false, validate: false },
} satisfies CollectionConfig['versions'];
