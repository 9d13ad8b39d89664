import type { CollectionConfig } from 'payload';
import { revisionFields } from './revision-fields';

/** The collection with the fields and the list column of the revision that writes start from. */
export function withRevision(collection: CollectionConfig): CollectionConfig {
  const { fields, admin } = collection;
  const components = {
    ...admin?.components,
    beforeListTable: [
      ...(admin?.components?.beforeListTable ?? []),
      '/composer-api/revisions/listed-revisions#ListedRevisions',
    ],
  };
  return {
    ...collection,
    admin: { ...admin, components },
    disableBulkEdit: true,
    lockDocuments: false,
    fields: [...fields, ...revisionFields],
  };
}
