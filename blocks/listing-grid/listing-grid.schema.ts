import { z } from 'zod';
import { actionField, columnsField, emptyTextField } from '@/schemas/list-fields';
import { listingCardSchema } from '@/schemas/listing';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const listingGridSchema = z.strictObject({
  ...sectionIntroShape,
  columns: columnsField(3),
  /** The link to all listings. */
  action: actionField('Link to all'),
  emptyText: emptyTextField(),
  surface: surfaceField(),
});

export const listingGridSuppliedSchema = z.strictObject({ listings: z.array(listingCardSchema).default([]) });
export type ListingGridProps = z.infer<typeof listingGridSchema> & z.infer<typeof listingGridSuppliedSchema>;
