import type { CollectionConfig } from 'payload';
import { checkRevision, checkRevisionOfDeleted } from './check-revision';
import { keepOrigin, refuseOrigin } from './keep-origin';
import { lockDocument } from './lock-document';
import { revisionFields } from './revision-fields';
import { tellVersions } from './tell-versions';

/** The collection, with writes of staff that start from an older revision refused. In front of the collection's own hooks. */
export function withRevision(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, fields, admin } = collection;
  const components = {
    ...admin?.components,
    beforeListTable: [
      ...(admin?.components?.beforeListTable ?? []),
      '/revisions/listed-revisions#ListedRevisions',
    ],
  };
  return {
    ...collection,
    admin: { ...admin, components },
    disableBulkEdit: true,
    lockDocuments: false,
    fields: [...fields, ...revisionFields],
    hooks: {
      ...hooks,
      beforeOperation: [lockDocument, refuseOrigin, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [checkRevision, keepOrigin, ...(hooks.beforeValidate ?? [])],
      beforeDelete: [checkRevisionOfDeleted, ...(hooks.beforeDelete ?? [])],
      afterOperation: [...(hooks.afterOperation ?? []), tellVersions],
    },
  };
}
