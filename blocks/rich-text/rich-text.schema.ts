import { z } from 'zod';
import { groupField, lineField, markdownField } from '@/schemas/field-kinds';
import { MAX_ARTICLE_LENGTH } from '@/schemas/markdown-limits';
import { surfaceField } from '@/schemas/surface';

/** `text` and `aside.text` are Markdown; their first heading is rendered as level 2. */
export const richTextSchema = z.strictObject({
  eyebrow: z.string().max(60).default('').meta(lineField('Line above the heading')),
  heading: z.string().max(120).default('').meta(lineField('Heading')),
  text: z.string().min(1).max(MAX_ARTICLE_LENGTH).meta(markdownField('Text')),
  aside: z
    .strictObject({
      heading: z.string().min(1).max(80).meta(lineField('Heading')),
      text: z.string().min(1).max(1_500).meta(markdownField('Text')),
    })
    .optional()
    .meta(groupField('Side note')),
  surface: surfaceField(),
});
export type RichTextProps = z.infer<typeof richTextSchema>;
