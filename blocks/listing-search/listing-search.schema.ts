import { z } from 'zod';
import { emptyTextField } from '@/schemas/list-fields';
import { listingCardSchema } from '@/schemas/listing';
import { listingSearchDataSchema } from '@/schemas/search/listing-search-data';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const listingSearchSchema = z.strictObject({
  ...sectionIntroShape,
  emptyText: emptyTextField(),
  surface: surfaceField(),
});

/** `found` is null without a search, as before a binding is selected. */
export const listingSearchSuppliedSchema = z.strictObject({
  found: listingSearchDataSchema.nullable().default(null),
  listings: z.array(listingCardSchema).default([]),
});
export type ListingSearchProps = z.infer<typeof listingSearchSchema> &
  z.infer<typeof listingSearchSuppliedSchema>;
