import { defineBlock } from '@/lib/engine/define-block';
import { siteHeaderSchema, siteHeaderSuppliedSchema } from './site-header.schema';

export const siteHeader = defineBlock({
  type: 'site-header',
  label: 'Site header',
  description: 'Logo, navigation and main links of every page, with the language switch.',
  category: 'frame',
  props: siteHeaderSchema,
  supplied: siteHeaderSuppliedSchema,
  slots: { tools: { label: 'Next to the menu', allow: ['language-switch'], max: 1 } },
  rights: { insert: 'network', remove: 'network' },
  example: () => import('./site-header.example').then((module) => module.siteHeaderExample),
  view: () => import('./site-header').then((module) => module.SiteHeader),
});
