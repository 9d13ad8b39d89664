import { z } from 'zod';
import { surfaceSchema } from '@/schemas/surface';

/** `text` and `aside.text` are Markdown; the page's first heading in them is drawn as level 2. */
export const richTextSchema = z.strictObject({
  eyebrow: z.string().max(60).default(''),
  heading: z.string().max(120).default(''),
  text: z.string().min(1).max(40_000),
  aside: z
    .strictObject({ heading: z.string().min(1).max(80), text: z.string().min(1).max(1_500) })
    .optional(),
  surface: surfaceSchema.default('paper'),
});
export type RichTextProps = z.infer<typeof richTextSchema>;
