import type { CollectionConfig } from 'payload';
import { officeOwned, officeOwnedHooks } from '../access/office-owned';
import { checkBlocks } from '../content/check-blocks';
import { blocksField } from '../fields/blocks-field';
import { contentsField } from '../fields/contents-field';
import { officeField } from '../fields/office-field';
import { draftsWithHistory } from './drafts';

/** Parts of the site that many pages share, as the header and the footer. */
export const websiteSections: CollectionConfig = {
  slug: 'website-sections',
  admin: { useAsTitle: 'name', group: 'Website', defaultColumns: ['name', 'office', '_status'] },
  access: officeOwned({ _status: { equals: 'published' } }),
  hooks: { ...officeOwnedHooks, beforeChange: [...officeOwnedHooks.beforeChange, checkBlocks] },
  versions: draftsWithHistory,
  fields: [
    { name: 'name', type: 'text', required: true, index: true, maxLength: 80 },
    officeField(),
    blocksField,
    contentsField({ localized: true }),
  ],
};
