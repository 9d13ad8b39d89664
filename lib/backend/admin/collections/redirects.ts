import type { CollectionConfig } from 'payload';
import {
  allDocuments,
  createOwnedAccess,
  createOwnedHooks,
  type Ownership,
} from '../../platform/access/office-owned';
import { ownerScopes } from '../../platform/access/owner-scopes';
import { ownerFields } from '../fields/owner-fields';

const ownership: Ownership = { scopes: ownerScopes.redirects };

/** Redirects between paths without locale; `:name` matches one segment. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  disableDuplicate: true,
  admin: { useAsTitle: 'from', group: 'Website', defaultColumns: ['from', 'to', 'permanent'] },
  access: createOwnedAccess(allDocuments, ownership),
  hooks: createOwnedHooks(ownership),
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 512,
      label: 'Old address',
      admin: {
        placeholder: '/old-page',
        components: { afterInput: ['/admin/forms/after-input#RedirectPatternHint'] },
      },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      maxLength: 2048,
      label: 'New address',
      admin: { placeholder: '/new-page' },
    },
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        components: {
          Field: '/admin/forms/inputs#RedirectTypeInput',
          Cell: '/admin/forms/inputs#RedirectTypeCell',
        },
      },
    },
    {
      name: 'automatic',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'Created when an address changed; removed when the address is used again',
      },
    },
    { name: 'lookup_key', type: 'text', index: true, admin: { hidden: true } },
    ...ownerFields(ownership.scopes),
  ],
};
