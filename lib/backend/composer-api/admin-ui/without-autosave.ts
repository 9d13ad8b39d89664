import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';

/** Component path. Only the admin page uses it, so the config lists it among its dependencies. */
export const firstDraftForm = '/composer-api/admin-ui/first-draft-form#FirstDraftForm';

/** The config for the form of a new document in one collection: drafts are saved manually. */
export function withoutAutosave(config: SanitizedConfig, slug: string | undefined): SanitizedConfig {
  const collections = config.collections.map((collection) =>
    collection.slug === slug ? withManualDrafts(collection) : collection,
  );
  return { ...config, collections };
}

function withManualDrafts(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
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
