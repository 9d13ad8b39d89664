import type { CollectionConfig } from 'payload';
import { keepFrames } from '../access/keep-frames';
import { type Ownership, ownedAccess, ownedHooks } from '../access/office-owned';
import { checkDrawing } from '../content/check-drawing';
import { contentHooks } from '../content/content-hooks';
import { blocksField } from '../fields/blocks-field';
import { contentsField } from '../fields/contents-field';
import { ownerFields } from '../fields/owner-fields';
import { checkReferences } from '../references/check-references';
import { keepNames } from '../removal/keep-names';
import { composedDrafts } from './drafts';

const ownership: Ownership = { scopes: ['network', 'office'] };
const hooks = ownedHooks(ownership);

/** Parts of the site that many pages share, as the header and the footer. */
export const websiteSections: CollectionConfig = {
  slug: 'website-sections',
  labels: { singular: 'Website section', plural: 'Website sections' },
  admin: { useAsTitle: 'name', group: 'Website', defaultColumns: ['name', 'office', '_status'] },
  access: ownedAccess({ _status: { equals: 'published' } }, ownership),
  hooks: {
    ...hooks,
    ...contentHooks,
    beforeOperation: [...hooks.beforeOperation, ...contentHooks.beforeOperation],
    beforeChange: [
      ...hooks.beforeChange,
      keepFrames,
      ...contentHooks.beforeChange,
      checkReferences,
      keepNames,
      checkDrawing,
    ],
  },
  versions: composedDrafts,
  fields: [
    { name: 'name', type: 'text', required: true, index: true, maxLength: 80 },
    ...ownerFields(ownership.scopes),
    blocksField,
    contentsField({ localized: true }),
  ],
};
