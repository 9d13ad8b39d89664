import { z } from 'zod';
import { choiceField, linkField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { reviewSchema } from '@/schemas/review';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

/** `lead` gives the first review the stage and sets the others beside it; `grid` treats all alike. */
export const testimonialsSchema = z.strictObject({
  ...sectionIntroShape,
  layout: z
    .enum(['lead', 'grid'])
    .default('lead')
    .meta(choiceField('Arrangement', { lead: 'The first one large', grid: 'All alike' })),
  action: linkSchema.optional().meta(linkField('Link to all of them')),
  surface: surfaceField(),
});

export const testimonialsSuppliedSchema = z.strictObject({
  reviews: z.array(reviewSchema).max(200).default([]),
});
export type TestimonialsProps = z.infer<typeof testimonialsSchema> &
  z.infer<typeof testimonialsSuppliedSchema>;
