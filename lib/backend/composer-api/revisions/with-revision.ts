import type { CollectionConfig } from 'payload';
import { revisionFields } from './revision-fields';

/** Adds the revision fields to a collection, and the recorder of base revisions to its list. */
export function withRevision(collection: CollectionConfig): CollectionConfig {
  const { fields, admin } = collection;
  const components = {
    ...admin?.components,
    beforeListTable: [
      ...(admin?.components?.beforeListTable ?? []),
      '/composer-api/revisions/list-revision-recorder#ListRevisionRecorder',
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
