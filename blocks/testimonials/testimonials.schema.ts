import { z } from 'zod';
import { actionField, arrangementField } from '@/schemas/list-fields';
import { reviewSchema } from '@/schemas/review';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const testimonialsSchema = z.strictObject({
  ...sectionIntroShape,
  layout: arrangementField(),
  action: actionField('Link to all'),
  surface: surfaceField(),
});

export const testimonialsSuppliedSchema = z.strictObject({
  reviews: z.array(reviewSchema).max(200).default([]),
});
export type TestimonialsProps = z.infer<typeof testimonialsSchema> &
  z.infer<typeof testimonialsSuppliedSchema>;
