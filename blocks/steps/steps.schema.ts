import { z } from 'zod';
import { lineField, linkField, listField, textField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

/** The steps of a process in order. `note` is the duration or the cost. */
export const stepsSchema = z.strictObject({
  ...sectionIntroShape,
  steps: z
    .array(
      z.strictObject({
        heading: z.string().min(1).max(80).meta(lineField('Heading')),
        text: z.string().max(400).default('').meta(textField('Text')),
        note: z.string().max(60).default('').meta(lineField('Small note', 'Such as the duration or cost.')),
      }),
    )
    .min(2)
    .max(8)
    .meta(listField('Steps', 'Step')),
  action: linkSchema.nullable().default(null).meta(linkField('Link below')),
  surface: surfaceField(),
});
export type StepsProps = z.infer<typeof stepsSchema>;
