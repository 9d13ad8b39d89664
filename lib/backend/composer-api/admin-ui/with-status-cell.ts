import type { CollectionConfig, Field } from 'payload';
import { hasDrafts } from '../drafts/with-restore';

/** Payload merges it into its own status field, which has the options. */
const statusField: Field = {
  name: '_status',
  type: 'select',
  options: [],
  admin: { components: { Cell: '/composer-api/admin-ui/status-cell#StatusCell' } },
};

/** Adds the list cell of the status to a collection with drafts. */
export const withStatusCell = (collection: CollectionConfig): CollectionConfig =>
  hasDrafts(collection) ? { ...collection, fields: [...collection.fields, statusField] } : collection;
