import { defineBlock } from '@/lib/engine/define-block';
import { siteHeaderSchema, siteHeaderSuppliedSchema } from './site-header.schema';

export const siteHeader = defineBlock({
  type: 'site-header',
  label: 'Site header',
  description: 'Brand, navigation and the first links of every page. The language switch stands in it.',
  category: 'frame',
  props: siteHeaderSchema,
  supplied: siteHeaderSuppliedSchema,
  slots: { tools: { label: 'Beside the menu', allow: ['language-switch'], max: 1 } },
  rights: { insert: 'network', remove: 'network' },
  example: () => import('./site-header.example').then((module) => module.siteHeaderExample),
  view: () => import('./site-header').then((module) => module.SiteHeader),
});
