import type { CollectionConfig } from 'payload';
import { checkRevision, checkRevisionOfDeleted } from './check-revision';
import { lockDocument } from './lock-document';
import { revisionFields } from './revision-fields';

/** The collection, with writes of staff that start from an older revision refused. Goes around all its other hooks. */
export function withRevision(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, fields } = collection;
  return {
    ...collection,
    disableBulkEdit: true,
    fields: [...fields, ...revisionFields],
    hooks: {
      ...hooks,
      beforeOperation: [lockDocument, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [checkRevision, ...(hooks.beforeValidate ?? [])],
      beforeDelete: [checkRevisionOfDeleted, ...(hooks.beforeDelete ?? [])],
    },
  };
}
