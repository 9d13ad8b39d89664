import type { CollectionConfig } from 'payload';

/** The collection, whose list never stands empty past its end. */
export function withLastPage(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const beforeListTable = [...(admin?.components?.beforeListTable ?? []), '/lists/last-page#LastPage'];
  return { ...collection, admin: { ...admin, components: { ...admin?.components, beforeListTable } } };
}
