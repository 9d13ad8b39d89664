import type { CollectionConfig } from 'payload';
import {
  allDocuments,
  createOwnedAccess,
  createOwnedHooks,
  type Ownership,
} from '../../platform/access/office-owned';
import { ownerScopes } from '../../platform/access/owner-scopes';
import { ownerFields } from '../fields/owner-fields';
import { slugField } from '../fields/slug-field';

const ownership: Ownership = { scopes: ownerScopes.templates };

/**
 * Templates of landing pages, whose addresses start with the template's slug (spec section 2, "Catch-all and
 * marketing routes").
 */
export const templates: CollectionConfig = {
  slug: 'templates',
  disableDuplicate: true,
  admin: { useAsTitle: 'name', group: 'Website', defaultColumns: ['name', 'slug', 'office'] },
  access: createOwnedAccess(allDocuments, ownership),
  hooks: createOwnedHooks(ownership),
  fields: [
    { name: 'name', type: 'text', required: true, index: true, maxLength: 120 },
    slugField({ from: ['name'] }),
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'logo',
      options: [
        { label: 'Logo only', value: 'logo' },
        { label: 'Site default', value: 'default' },
      ],
    },
    {
      name: 'start',
      type: 'relationship',
      relationTo: 'pages',
      hasMany: false,
      index: true,
      admin: { allowCreate: false },
    },
    ...ownerFields(ownership.scopes),
  ],
};
