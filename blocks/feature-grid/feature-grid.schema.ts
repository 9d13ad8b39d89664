import { z } from 'zod';
import { iconNameSchema } from '@/lib/ui/icon-names';
import { imageSchema } from '@/schemas/image';
import { linkSchema } from '@/schemas/link';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceSchema } from '@/schemas/surface';

/** A feature with a picture shows the picture; its icon is then left out. */
export const featureSchema = z.strictObject({
  icon: iconNameSchema.optional(),
  image: imageSchema.optional(),
  heading: z.string().min(1).max(80),
  text: z.string().max(400).default(''),
  link: linkSchema.optional(),
});
export type Feature = z.infer<typeof featureSchema>;

export const featureGridSchema = z.strictObject({
  ...sectionIntroShape,
  columns: z.literal([2, 3, 4]).default(3),
  features: z.array(featureSchema).min(1).max(12),
  surface: surfaceSchema.default('paper'),
});
export type FeatureGridProps = z.infer<typeof featureGridSchema>;
