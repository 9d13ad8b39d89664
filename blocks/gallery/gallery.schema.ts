import { z } from 'zod';
import { lineField, listField, pictureField } from '@/schemas/field-kinds';
import { imageSchema } from '@/schemas/image';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const pictureSchema = z.strictObject({
  image: imageSchema.meta(pictureField('Picture')),
  caption: z.string().max(200).default('').meta(lineField('Line below the picture')),
});
export type GalleryPicture = z.infer<typeof pictureSchema>;

export const gallerySchema = z.strictObject({
  ...sectionIntroShape,
  pictures: z.array(pictureSchema).min(1).max(40).meta(listField('Pictures', 'Picture')),
  surface: surfaceField(),
});
export type GalleryProps = z.infer<typeof gallerySchema>;
