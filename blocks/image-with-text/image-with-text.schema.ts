import { z } from 'zod';
import { imageSchema } from '@/schemas/image';
import { linkSchema } from '@/schemas/link';
import { surfaceSchema } from '@/schemas/surface';

const factSchema = z.strictObject({
  label: z.string().min(1).max(60),
  value: z.string().min(1).max(40),
  note: z.string().max(80).optional(),
});

/** `text` is Markdown. `side` is where the picture stands on wide screens; on narrow ones it comes first. */
export const imageWithTextSchema = z.strictObject({
  eyebrow: z.string().max(60).default(''),
  heading: z.string().min(1).max(120),
  text: z.string().max(4_000).default(''),
  image: imageSchema.nullable().default(null),
  side: z.enum(['left', 'right']).default('right'),
  facts: z.array(factSchema).max(4).default([]),
  actions: z.array(linkSchema).max(2).default([]),
  surface: surfaceSchema.default('paper'),
});
export type ImageWithTextProps = z.infer<typeof imageWithTextSchema>;
