import { z } from 'zod';
import { textField } from '@/schemas/field-kinds';
import { actionField, arrangementField } from '@/schemas/list-fields';
import { saleStorySchema } from '@/schemas/sale-story';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const saleStoriesSchema = z.strictObject({
  ...sectionIntroShape,
  layout: arrangementField(),
  action: actionField('Link to all'),
  emptyText: z
    .string()
    .max(300)
    .default('')
    .meta(textField('Text if there are none', 'If empty, the section is hidden.')),
  surface: surfaceField(),
});

export const saleStoriesSuppliedSchema = z.strictObject({
  stories: z.array(saleStorySchema).max(200).default([]),
});
export type SaleStoriesProps = z.infer<typeof saleStoriesSchema> & z.infer<typeof saleStoriesSuppliedSchema>;
