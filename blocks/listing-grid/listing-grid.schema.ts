import { z } from 'zod';
import { linkSchema } from '@/schemas/link';
import { listingCardSchema } from '@/schemas/listing';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceSchema } from '@/schemas/surface';

export const listingGridSchema = z.strictObject({
  ...sectionIntroShape,
  columns: z.literal([2, 3, 4]).default(3),
  /** Where all of them are. */
  action: linkSchema.optional(),
  /** Shown while the list is empty, instead of the usual words. */
  emptyText: z.string().max(300).default(''),
  surface: surfaceSchema.default('paper'),
});

export const listingGridSuppliedSchema = z.strictObject({ listings: z.array(listingCardSchema).default([]) });
export type ListingGridProps = z.infer<typeof listingGridSchema> & z.infer<typeof listingGridSuppliedSchema>;
