import { z } from 'zod';
import { imageSchema } from '@/schemas/image';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceSchema } from '@/schemas/surface';

export const pictureSchema = z.strictObject({
  image: imageSchema,
  caption: z.string().max(200).default(''),
});
export type GalleryPicture = z.infer<typeof pictureSchema>;

export const gallerySchema = z.strictObject({
  ...sectionIntroShape,
  pictures: z.array(pictureSchema).min(1).max(40),
  surface: surfaceSchema.default('paper'),
});
export type GalleryProps = z.infer<typeof gallerySchema>;
