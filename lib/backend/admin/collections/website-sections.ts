import type { CollectionConfig } from 'payload';
import { createOwnedAccess, createOwnedHooks, type Ownership } from '../../platform/access/office-owned';
import { ownerScopes } from '../../platform/access/owner-scopes';
import { blocksField } from '../fields/blocks-field';
import { contentsField } from '../fields/contents-field';
import { ownerFields } from '../fields/owner-fields';
import { composedDrafts } from './version-settings';

const ownership: Ownership = { scopes: ownerScopes['website-sections'] };

/** Sections shared by many pages, such as the header and the footer. */
export const websiteSections: CollectionConfig = {
  slug: 'website-sections',
  labels: { singular: 'Website section', plural: 'Website sections' },
  admin: { useAsTitle: 'name', group: 'Website', defaultColumns: ['name', 'office', '_status'] },
  access: createOwnedAccess({ _status: { equals: 'published' } }, ownership),
  hooks: createOwnedHooks(ownership),
  versions: composedDrafts,
  fields: [
    { name: 'name', type: 'text', required: true, index: true, maxLength: 80 },
    ...ownerFields(ownership.scopes),
    blocksField,
    contentsField({ localized: true, keys: true }),
  ],
};
