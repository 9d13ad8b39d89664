import type { CollectionConfig } from 'payload';
import { everything, officeOwned, officeOwnedHooks } from '../access/office-owned';
import { officeField } from '../fields/office-field';
import { checkRedirect } from '../redirects/check-redirect';

/** Old addresses and where they lead now. Both are paths without language; `:name` stands for one segment. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: { useAsTitle: 'from', group: 'Website', defaultColumns: ['from', 'to', 'permanent'] },
  access: officeOwned(everything),
  hooks: { ...officeOwnedHooks, beforeValidate: [...officeOwnedHooks.beforeValidate, checkRedirect] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 512,
      admin: { description: 'As /old-guides/:guide' },
    },
    { name: 'to', type: 'text', required: true, maxLength: 2048, admin: { description: 'As /blog/:guide' } },
    { name: 'permanent', type: 'checkbox', defaultValue: true },
    officeField(),
  ],
};
