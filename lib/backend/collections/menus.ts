import type { CollectionConfig } from 'payload';
import { type Ownership, ownedAccess, ownedHooks } from '../access/office-owned';
import { menuItemsField } from '../fields/menu-items-field';
import { ownerFields } from '../fields/owner-fields';
import { checkEntries } from '../references/check-entries';
import { keepNames } from '../removal/keep-names';
import { draftsByHand } from './drafts';

const ownership: Ownership = { scopes: ['network', 'office'] };
const hooks = ownedHooks(ownership);

export const menus: CollectionConfig = {
  slug: 'menus',
  admin: { useAsTitle: 'name', group: 'Website', defaultColumns: ['name', 'office', '_status'] },
  access: ownedAccess({ _status: { equals: 'published' } }, ownership),
  hooks: { ...hooks, beforeChange: [...hooks.beforeChange, checkEntries, keepNames] },
  versions: draftsByHand,
  fields: [
    { name: 'name', type: 'text', required: true, index: true, maxLength: 80 },
    ...ownerFields(ownership.scopes),
    menuItemsField,
  ],
};
