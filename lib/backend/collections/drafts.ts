import type { CollectionConfig } from 'payload';

/** Drafts with autosave, and the last fifty versions of each document. */
export const draftsWithHistory = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 800 }, schedulePublish: false, validate: false },
} satisfies CollectionConfig['versions'];

/** The same of what is composed, whose versions are kept by age, not by number (`../composing/thin-history.ts`). */
export const composedDrafts = { ...draftsWithHistory, maxPerDoc: 0 } satisfies CollectionConfig['versions'];

/** Drafts that somebody saves, of records that are filled in at one sitting, and the last fifty versions of each. */
export const draftsByHand = {
  maxPerDoc: 50,
  drafts: { autosave: false, schedulePublish: false, validate: false },
} satisfies CollectionConfig['versions'];
