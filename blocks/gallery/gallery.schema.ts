import { z } from 'zod';
import { lineField, listField, pictureField } from '@/schemas/field-kinds';
import { pictureSchema } from '@/schemas/reference';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

const galleryPictureSchema = z.strictObject({
  image: pictureSchema.meta(pictureField('Picture')),
  caption: z.string().max(200).default('').meta(lineField('Caption')),
});
export const gallerySchema = z.strictObject({
  ...sectionIntroShape,
  pictures: z.array(galleryPictureSchema).min(1).max(40).meta(listField('Pictures', 'Picture')),
  surface: surfaceField(),
});
export type GalleryProps = z.infer<typeof gallerySchema>;
