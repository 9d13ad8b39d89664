import { defineBlock } from '@/lib/engine/define-block';
import { listingDetailSchema, listingDetailSuppliedSchema } from './listing-detail.schema';
import { listingDetailUpgrades } from './listing-detail.upgrades';

export const listingDetail = defineBlock({
  type: 'listing-detail',
  label: 'Listing',
  description: 'One business for sale in full, with its figures.',
  category: 'listing',
  props: listingDetailSchema,
  supplied: listingDetailSuppliedSchema,
  upgrades: listingDetailUpgrades,
  slots: { after: { label: 'What follows after asking', allow: ['steps', 'rich-text', 'faq'] } },
  example: () => import('./listing-detail.example').then((module) => module.listingDetailExample),
  view: () => import('./listing-detail').then((module) => module.ListingDetail),
});
