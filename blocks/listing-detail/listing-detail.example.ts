import type { SuppliedExampleOf } from '@/lib/engine/block';
import { exampleListing } from '@/schemas/examples/listing';
import type { listingDetailSchema, listingDetailSuppliedSchema } from './listing-detail.schema';

export const listingDetailExample: SuppliedExampleOf<
  typeof listingDetailSchema,
  typeof listingDetailSuppliedSchema
> = {
  props: { loanRate: 26 },
  supplied: { listing: exampleListing, trade: { count: 14, low: 210, mid: 260, high: 330 } },
};
