import { z } from 'zod';
import { imageSchema } from '@/schemas/image';
import { linkSchema } from '@/schemas/link';
import { sectionIntroShape } from '@/schemas/section-intro';

export const heroFactSchema = z.strictObject({
  label: z.string().min(1).max(60),
  value: z.string().min(1).max(40),
  note: z.string().max(120).default(''),
});

/**
 * How a page opens. `split`: words beside a picture. `scene`: a picture to the page's edges, words on a sheet over it.
 * `plain`: words alone, for pages that get to the point. The heading is the page's h1.
 */
export const heroSchema = z.strictObject({
  variant: z.enum(['split', 'scene', 'plain']).default('plain'),
  eyebrow: sectionIntroShape.eyebrow,
  heading: z.string().min(1).max(140),
  intro: z.string().max(600).default(''),
  actions: z.array(linkSchema).max(3).default([]),
  facts: z.array(heroFactSchema).max(4).default([]),
  image: imageSchema.nullable().default(null),
});
export type HeroProps = z.infer<typeof heroSchema>;
