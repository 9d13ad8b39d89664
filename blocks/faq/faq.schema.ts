import { z } from 'zod';
import { linkSchema } from '@/schemas/link';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceSchema } from '@/schemas/surface';

/** `answer` is Markdown. */
const questionSchema = z.strictObject({
  question: z.string().min(1).max(200),
  answer: z.string().min(1).max(4_000),
});

/** A group with an empty heading is drawn without one. */
export const faqGroupSchema = z.strictObject({
  heading: z.string().max(80).default(''),
  questions: z.array(questionSchema).min(1).max(40),
});
export type FaqGroup = z.infer<typeof faqGroupSchema>;

export const faqSchema = z.strictObject({
  ...sectionIntroShape,
  groups: z.array(faqGroupSchema).min(1).max(12),
  action: linkSchema.optional(),
  surface: surfaceSchema.default('paper'),
});
export type FaqProps = z.infer<typeof faqSchema>;
