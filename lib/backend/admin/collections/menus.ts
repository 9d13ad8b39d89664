import type { CollectionConfig, UIField } from 'payload';
import { createOwnedAccess, createOwnedHooks, type Ownership } from '../../platform/access/office-owned';
import { ownerScopes } from '../../platform/access/owner-scopes';
import { menuItemsField } from '../fields/menu-items-field';
import { ownerFields } from '../fields/owner-fields';
import { manualDrafts } from './version-settings';

const ownership: Ownership = { scopes: ownerScopes.menus };

/** List column that distinguishes menus with the same name by the sections that use them. */
const usedInColumn: UIField = {
  name: 'drawn_in',
  type: 'ui',
  label: 'Used in',
  admin: {
    disableBulkEdit: true,
    components: { Cell: '/platform/references/menu-usage-cell#MenuUsageCell' },
  },
};

export const menus: CollectionConfig = {
  slug: 'menus',
  admin: {
    useAsTitle: 'name',
    group: 'Website',
    defaultColumns: ['name', usedInColumn.name, 'scope', 'office', '_status'],
  },
  access: createOwnedAccess({ _status: { equals: 'published' } }, ownership),
  hooks: createOwnedHooks(ownership),
  versions: manualDrafts,
  fields: [
    { name: 'name', type: 'text', required: true, index: true, maxLength: 80 },
    ...ownerFields(ownership.scopes),
    menuItemsField,
    usedInColumn,
  ],
};
