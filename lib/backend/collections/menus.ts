import type { CollectionConfig, UIField } from 'payload';
import { type Ownership, ownedAccess, ownedHooks } from '../access/office-owned';
import { menuItemsField } from '../fields/menu-items-field';
import { ownerFields } from '../fields/owner-fields';
import { checkEntries } from '../references/check-entries';
import { keepNames } from '../removal/keep-names';
import { draftsByHand } from './drafts';

const ownership: Ownership = { scopes: ['network', 'office'] };
const hooks = ownedHooks(ownership);

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
  hooks: { ...hooks, beforeChange: [...hooks.beforeChange, checkEntries, keepNames] },
  versions: draftsByHand,
  fields: [
    { name: 'name', type: 'text', required: true, index: true, maxLength: 80 },
    ...ownerFields(ownership.scopes),
    menuItemsField,
    drawnIn,
  ],
};
