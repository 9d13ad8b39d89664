import type { CollectionConfig } from 'payload';
import { everything, officeOwned, officeOwnedHooks } from '../access/office-owned';
import { menuItemsField } from '../fields/menu-items-field';
import { officeField } from '../fields/office-field';

export const menus: CollectionConfig = {
  slug: 'menus',
  admin: { useAsTitle: 'name', group: 'Website', defaultColumns: ['name', 'office'] },
  access: officeOwned(everything),
  hooks: officeOwnedHooks,
  fields: [
    { name: 'name', type: 'text', required: true, index: true, maxLength: 80 },
    officeField(),
    menuItemsField,
  ],
};
