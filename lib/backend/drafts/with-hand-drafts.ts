import type { CollectionConfig } from 'payload';
import { checkDraft } from './check-draft';
import { draftHeldAgain, keepHeld, noteDraft } from './keep-held';
import { restoreAsDraft } from './restore-as-draft';
import { sayStatus } from './say-status';

/** The collection, whose drafts are sound where somebody saves them by hand; what saves itself has rules of its own. */
export function withHandDrafts(collection: CollectionConfig): CollectionConfig {
  const { endpoints, hooks = {}, slug, versions } = collection;
  const drafts = typeof versions === 'object' ? versions.drafts : false;
  if (endpoints === false || typeof drafts !== 'object' || drafts.autosave) return collection;
  return {
    ...collection,
    endpoints: [...(endpoints ?? []), restoreAsDraft(slug)],
    hooks: {
      ...hooks,
      beforeOperation: [sayStatus, noteDraft, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [keepHeld, ...(hooks.beforeValidate ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), checkDraft],
      afterChange: [...(hooks.afterChange ?? []), draftHeldAgain],
    },
  };
}
