import { z } from 'zod';
import { actionField, arrangementField } from '@/schemas/list-fields';
import { postTeaserSchema } from '@/schemas/post';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const postTeasersSchema = z.strictObject({
  ...sectionIntroShape,
  layout: arrangementField(),
  action: actionField('Link to all'),
  surface: surfaceField(),
});

export const postTeasersSuppliedSchema = z.strictObject({
  posts: z.array(postTeaserSchema).max(60).default([]),
});
export type PostTeasersProps = z.infer<typeof postTeasersSchema> & z.infer<typeof postTeasersSuppliedSchema>;
