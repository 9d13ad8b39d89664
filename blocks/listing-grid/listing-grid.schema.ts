import { z } from 'zod';
import { choiceField, linkField, textField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { listingCardSchema } from '@/schemas/listing';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const listingGridSchema = z.strictObject({
  ...sectionIntroShape,
  columns: z
    .literal([2, 3, 4])
    .default(3)
    .meta(choiceField('Columns', { 2: 'Two', 3: 'Three', 4: 'Four' })),
  /** Where all of them are. */
  action: linkSchema.optional().meta(linkField('Link to all of them')),
  /** Shown while the list is empty, instead of the usual words. */
  emptyText: z
    .string()
    .max(300)
    .default('')
    .meta(textField('Words for an empty list', 'Shown while there is nothing to list.')),
  surface: surfaceField(),
});

export const listingGridSuppliedSchema = z.strictObject({ listings: z.array(listingCardSchema).default([]) });
export type ListingGridProps = z.infer<typeof listingGridSchema> & z.infer<typeof listingGridSuppliedSchema>;
