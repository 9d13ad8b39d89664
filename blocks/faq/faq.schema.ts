import { z } from 'zod';
import { lineField, listField, markdownField } from '@/schemas/field-kinds';
import { actionField } from '@/schemas/list-fields';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

/** `answer` is Markdown. */
const questionSchema = z.strictObject({
  question: z.string().min(1).max(200).meta(lineField('Question')),
  answer: z.string().min(1).max(4_000).meta(markdownField('Answer')),
});

/** A group with an empty heading is rendered without a heading. */
export const faqGroupSchema = z.strictObject({
  heading: z
    .string()
    .max(80)
    .default('')
    .meta(lineField('Group heading', 'Leave it empty for a single group.')),
  questions: z.array(questionSchema).min(1).max(40).meta(listField('Questions', 'Question')),
});
export type FaqGroup = z.infer<typeof faqGroupSchema>;

export const faqSchema = z.strictObject({
  ...sectionIntroShape,
  groups: z.array(faqGroupSchema).min(1).max(12).meta(listField('Question groups', 'Group')),
  action: actionField('Link below'),
  surface: surfaceField(),
});
export type FaqProps = z.infer<typeof faqSchema>;
