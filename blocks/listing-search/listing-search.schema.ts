import { z } from 'zod';
import { emptyTextField } from '@/schemas/list-fields';
import { listingCardSchema } from '@/schemas/listing';
import { foundListingsSchema } from '@/schemas/search/found-listings';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const listingSearchSchema = z.strictObject({
  ...sectionIntroShape,
  emptyText: emptyTextField(),
  surface: surfaceField(),
});

/** `found` is null where nothing is searched, as before a binding is chosen. */
export const listingSearchSuppliedSchema = z.strictObject({
  found: foundListingsSchema.nullable().default(null),
  listings: z.array(listingCardSchema).default([]),
});
export type ListingSearchProps = z.infer<typeof listingSearchSchema> &
  z.infer<typeof listingSearchSuppliedSchema>;
