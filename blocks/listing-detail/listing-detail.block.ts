import { defineBlock } from '@/lib/engine/define-block';
import { listingDetailSchema, listingDetailSuppliedSchema } from './listing-detail.schema';
import { listingDetailUpgrades } from './listing-detail.upgrades';

export const listingDetail = defineBlock({
  type: 'listing-detail',
  label: 'Listing',
  description: 'One business for sale with all its details.',
  category: 'listing',
  props: listingDetailSchema,
  supplied: listingDetailSuppliedSchema,
  upgrades: listingDetailUpgrades,
  slots: { after: { label: 'Next steps after an inquiry', allow: ['steps', 'rich-text', 'faq'] } },
  example: () => import('./listing-detail.example').then((module) => module.listingDetailExample),
  view: () => import('./listing-detail').then((module) => module.ListingDetail),
});
