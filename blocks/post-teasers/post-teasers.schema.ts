import { z } from 'zod';
import { choiceField, linkField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { postTeaserSchema } from '@/schemas/post';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

/** `lead` shows the first post large with the others listed beside it; `grid` treats all alike. */
export const postTeasersSchema = z.strictObject({
  ...sectionIntroShape,
  layout: z
    .enum(['lead', 'grid'])
    .default('lead')
    .meta(choiceField('Arrangement', { lead: 'The first one large', grid: 'All alike' })),
  action: linkSchema.optional().meta(linkField('Link to all of them')),
  surface: surfaceField(),
});

export const postTeasersSuppliedSchema = z.strictObject({
  posts: z.array(postTeaserSchema).max(60).default([]),
});
export type PostTeasersProps = z.infer<typeof postTeasersSchema> & z.infer<typeof postTeasersSuppliedSchema>;
