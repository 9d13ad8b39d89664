import type { CollectionConfig, Data } from 'payload';
import { type PageSlug, routesWith } from '@/lib/routes/page-slugs';
import { pageWords } from '@/lib/routes/page-words';
import { pageNameSchema } from '@/lib/routes/route-names';
import { longestArticle } from '@/schemas/markdown-limits';
import { type Ownership, ownedAccess, ownedHooks } from '../access/office-owned';
import { ownerScopes } from '../access/owner-scopes';
import { answerBeginning, answerNextStep } from '../beginning/answer-beginning';
import { blocksField } from '../fields/blocks-field';
import { contentsField } from '../fields/contents-field';
import { markdownField } from '../fields/markdown-field';
import { metaFields } from '../fields/meta-fields';
import { ownerFields } from '../fields/owner-fields';
import { checkSlug, slugField } from '../fields/slug-field';
import { wholeNumberField } from '../fields/whole-number-field';
import { composedDrafts } from './drafts';

const ownership: Ownership = { scopes: ownerScopes.pages };
/** Shown where the route has room for it, and while something is in it that is to be taken out. */
const hasRoomFor = (field: PageSlug) => (data: Partial<Data>) =>
  Boolean(data[field]) || routesWith(field).includes(data.route);

/** Every composed page: the network's standard pages, what offices and agents have of their own, custom pages. */
export const pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    group: 'Website',
    defaultColumns: ['title', 'route', 'slug', 'office', '_status'],
    components: { beforeListTable: ['/composing/compose-links#NewPageLink'] },
  },
  access: ownedAccess({ _status: { equals: 'published' } }, ownership),
  hooks: ownedHooks(ownership),
  endpoints: [answerBeginning, answerNextStep],
  versions: composedDrafts,
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 160 },
    {
      name: 'name',
      type: 'text',
      maxLength: 120,
      admin: { description: 'What programs call it; empty for the title' },
    },
    {
      name: 'route',
      type: 'select',
      required: true,
      index: true,
      options: pageNameSchema.options.map((value) => ({ label: pageWords[value], value })),
    },
    slugField({
      required: false,
      unique: false,
      admin: { description: 'The address of a custom page', condition: hasRoomFor('slug') },
    }),
    {
      name: 'template_slug',
      type: 'text',
      maxLength: 96,
      validate: checkSlug,
      admin: {
        position: 'sidebar',
        description: 'The address of the template it is made from',
        condition: hasRoomFor('template_slug'),
      },
    },
    ...ownerFields(ownership.scopes),
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'default',
      options: [
        { label: 'Those of the site', value: 'default' },
        { label: 'Logo only', value: 'logo' },
        { label: 'Those of the buyer area', value: 'buyer' },
      ],
    },
    ...metaFields({ localized: true }),
    { name: 'noindex', type: 'checkbox', defaultValue: false },
    { name: 'show_in_menu', type: 'checkbox', defaultValue: false },
    { name: 'menu_label', type: 'text', localized: true, maxLength: 60 },
    { ...wholeNumberField('menu_order', { min: -1_000_000, max: 1_000_000 }), defaultValue: 0 },
    blocksField,
    markdownField('body', { localized: true, maxLength: longestArticle }),
    contentsField({ localized: true, keys: true }),
  ],
};
