import { z } from 'zod';
import { imageSchema } from '@/schemas/image';
import { safeUrlSchema } from '@/schemas/safe-url';
import { surfaceSchema } from '@/schemas/surface';

/** `mark` is drawn in one colour, by its shape alone; without one the name is set in type. */
const logoSchema = z.strictObject({
  name: z.string().min(1).max(60),
  mark: imageSchema.nullable().default(null),
  href: safeUrlSchema.optional(),
});
export type Logo = z.infer<typeof logoSchema>;

export const logoStripSchema = z.strictObject({
  heading: z.string().max(120).default(''),
  logos: z.array(logoSchema).min(1).max(16),
  surface: surfaceSchema.default('paper'),
});
export type LogoStripProps = z.infer<typeof logoStripSchema>;
