import type { CollectionConfig } from 'payload';

/** Adds the redirect from pages past the end of the list. */
export function withLastPageRedirect(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const beforeListTable = [...(admin?.components?.beforeListTable ?? []), '/admin/lists/last-page#LastPage'];
  return { ...collection, admin: { ...admin, components: { ...admin?.components, beforeListTable } } };
}
