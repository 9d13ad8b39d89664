import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';

/** Shown by the CMS's page alone, so that the config names it among its dependencies. */
export const firstDraftForm = '/creation/first-draft-form#FirstDraftForm';

/** The CMS as the form of a new document in one collection sees it: with drafts, which are saved by hand. */
export function withoutAutosave(config: SanitizedConfig, slug: string | undefined): SanitizedConfig {
  const collections = config.collections.map((one) => (one.slug === slug ? byHand(one) : one));
  return { ...config, collections };
}

function byHand(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { admin, versions } = collection;
  if (!hasAutosaveEnabled(collection) || !versions?.drafts) return collection;
  const views = { ...admin.components?.views, edit: { default: { Component: firstDraftForm } } };
  return {
    ...collection,
    admin: { ...admin, components: { ...admin.components, views } },
    versions: {
      ...versions,
      maxPerDoc: versions.maxPerDoc ?? 0,
      drafts: { ...versions.drafts, autosave: false },
    },
  };
}
