import { defineBlock } from '@/lib/engine/define-block';
import { siteFooterSchema, siteFooterSuppliedSchema } from './site-footer.schema';

export const siteFooter = defineBlock({
  type: 'site-footer',
  label: 'Site footer',
  description: 'Link columns, contact details and legal notes of every page.',
  category: 'frame',
  props: siteFooterSchema,
  supplied: siteFooterSuppliedSchema,
  rights: { insert: 'network', remove: 'network' },
  example: () => import('./site-footer.example').then((module) => module.siteFooterExample),
  view: () => import('./site-footer').then((module) => module.SiteFooter),
});
