import type { CollectionConfig, UIField } from 'payload';
import { type Ownership, ownedAccess, ownedHooks } from '../access/office-owned';
import { ownerScopes } from '../access/owner-scopes';
import { menuItemsField } from '../fields/menu-items-field';
import { ownerFields } from '../fields/owner-fields';
import { draftsByHand } from './drafts';

const ownership: Ownership = { scopes: ownerScopes.menus };

/** In lists alone: two menus of one name are told apart by where they stand, and whose they are. */
const drawnIn: UIField = {
  name: 'drawn_in',
  type: 'ui',
  label: 'Where it stands',
  admin: { disableBulkEdit: true, components: { Cell: '/references/drawn-in#DrawnInCell' } },
};

export const menus: CollectionConfig = {
  slug: 'menus',
  admin: {
    useAsTitle: 'name',
    group: 'Website',
    defaultColumns: ['name', drawnIn.name, 'scope', 'office', '_status'],
  },
  access: ownedAccess({ _status: { equals: 'published' } }, ownership),
  hooks: ownedHooks(ownership),
  versions: draftsByHand,
  fields: [
    { name: 'name', type: 'text', required: true, index: true, maxLength: 80 },
    ...ownerFields(ownership.scopes),
    menuItemsField,
    drawnIn,
  ],
};
