import type { CollectionConfig, Data } from 'payload';
import { pageLabels } from '@/lib/routes/page-labels';
import { type PageSlug, routesWith } from '@/lib/routes/page-slugs';
import { pageNameSchema } from '@/lib/routes/route-names';
import { MAX_ARTICLE_LENGTH } from '@/schemas/markdown-limits';
import { createOwnedAccess, createOwnedHooks, type Ownership } from '../../platform/access/office-owned';
import { ownerScopes } from '../../platform/access/owner-scopes';
import { blocksField } from '../fields/blocks-field';
import { contentsField } from '../fields/contents-field';
import { markdownField } from '../fields/markdown-field';
import { metaFields } from '../fields/meta-fields';
import { ownerFields } from '../fields/owner-fields';
import { checkSlug, slugField } from '../fields/slug-field';
import { wholeNumberField } from '../fields/whole-number-field';
import { createNetworkEndpoint, nextStepEndpoint } from '../onboarding/onboarding-endpoints';
import { composedDrafts } from './version-settings';

const ownership: Ownership = { scopes: ownerScopes.pages };
/**
 * Whether the field is displayed: when the route supports it, or while it has a value that must be removed.
 */
const isSlugFieldVisible = (field: PageSlug) => (data: Partial<Data>) =>
  Boolean(data[field]) || routesWith(field).includes(data.route);

/** All composed pages: the standard pages of the network, pages of offices and agents, and custom pages. */
export const pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    group: 'Website',
    defaultColumns: ['title', 'route', 'slug', 'office', '_status'],
    components: { beforeListTable: ['/composer-api/admin-ui/compose-links#NewPageLink'] },
  },
  access: createOwnedAccess({ _status: { equals: 'published' } }, ownership),
  hooks: createOwnedHooks(ownership),
  endpoints: [createNetworkEndpoint, nextStepEndpoint],
  versions: composedDrafts,
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 160 },
    {
      name: 'name',
      type: 'text',
      maxLength: 120,
      admin: { description: 'Name for integrations; the title if empty' },
    },
    {
      name: 'route',
      type: 'select',
      required: true,
      index: true,
      options: pageNameSchema.options.map((value) => ({ label: pageLabels[value], value })),
    },
    slugField({
      required: false,
      unique: false,
      admin: { description: 'Address of a custom page', condition: isSlugFieldVisible('slug') },
    }),
    {
      name: 'template_slug',
      type: 'text',
      maxLength: 96,
      validate: checkSlug,
      admin: {
        position: 'sidebar',
        description: 'Address of its template',
        condition: isSlugFieldVisible('template_slug'),
      },
    },
    ...ownerFields(ownership.scopes),
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'default',
      options: [
        { label: 'Site default', value: 'default' },
        { label: 'Logo only', value: 'logo' },
        { label: 'Buyer area', value: 'buyer' },
      ],
    },
    ...metaFields({ localized: true }),
    { name: 'noindex', type: 'checkbox', defaultValue: false },
    { name: 'show_in_menu', type: 'checkbox', defaultValue: false },
    { name: 'menu_label', type: 'text', localized: true, maxLength: 60 },
    { ...wholeNumberField('menu_order', { min: -1_000_000, max: 1_000_000 }), defaultValue: 0 },
    blocksField,
    markdownField('body', { localized: true, maxLength: MAX_ARTICLE_LENGTH }),
    contentsField({ localized: true, keys: true }),
  ],
};
