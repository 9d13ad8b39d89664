import { z } from 'zod';
import { linkSchema } from '@/schemas/link';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceSchema } from '@/schemas/surface';

/** What happens, in order. `note` is how long it takes or what it costs. */
export const stepsSchema = z.strictObject({
  ...sectionIntroShape,
  steps: z
    .array(
      z.strictObject({
        heading: z.string().min(1).max(80),
        text: z.string().max(400).default(''),
        note: z.string().max(60).default(''),
      }),
    )
    .min(2)
    .max(8),
  action: linkSchema.nullable().default(null),
  surface: surfaceSchema.default('paper'),
});
export type StepsProps = z.infer<typeof stepsSchema>;
