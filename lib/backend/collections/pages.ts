import type { CollectionConfig } from 'payload';
import { pageNameSchema } from '@/lib/routes/route-names';
import { officeOwned, officeOwnedHooks } from '../access/office-owned';
import { checkBlocks } from '../content/check-blocks';
import { checkPlace } from '../content/check-place';
import { blocksField } from '../fields/blocks-field';
import { contentsField } from '../fields/contents-field';
import { markdownField } from '../fields/markdown-field';
import { metaFields } from '../fields/meta-fields';
import { officeField } from '../fields/office-field';
import { personField } from '../fields/person-field';
import { slugField } from '../fields/slug-field';
import { draftsWithHistory } from './drafts';

/** Every composed page: the network's standard pages, what offices and agents have of their own, custom pages. */
export const pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    group: 'Website',
    defaultColumns: ['title', 'route', 'slug', 'office', '_status'],
  },
  access: officeOwned({ _status: { equals: 'published' } }),
  hooks: { ...officeOwnedHooks, beforeChange: [...officeOwnedHooks.beforeChange, checkBlocks, checkPlace] },
  versions: draftsWithHistory,
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 160 },
    {
      name: 'name',
      type: 'text',
      maxLength: 120,
      admin: { description: 'The kind of template, as "Marketing Landing Page"; empty for ordinary pages' },
    },
    { name: 'route', type: 'select', required: true, index: true, options: [...pageNameSchema.options] },
    {
      name: 'scope',
      type: 'select',
      required: true,
      defaultValue: 'network',
      options: ['network', 'office', 'agent'],
    },
    slugField({ required: false, unique: false, admin: { description: 'For custom pages only' } }),
    {
      name: 'template_slug',
      type: 'text',
      maxLength: 96,
      admin: { position: 'sidebar', description: 'First part of the address of a marketing page' },
    },
    officeField(),
    personField('agent', { agentsOnly: true }),
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'default',
      options: ['default', 'logo', 'buyer'],
    },
    ...metaFields({ localized: true }),
    { name: 'noindex', type: 'checkbox', defaultValue: false },
    { name: 'show_in_menu', type: 'checkbox', defaultValue: false },
    { name: 'menu_label', type: 'text', localized: true, maxLength: 60 },
    { name: 'menu_order', type: 'number', defaultValue: 0 },
    blocksField,
    markdownField('body', { localized: true, maxLength: 50_000 }),
    contentsField({ localized: true }),
  ],
};
