import { z } from 'zod';
import { iconNameSchema } from '@/lib/ui/icon-names';
import { lineField, linkField, listField, pictureField, textField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { columnsField } from '@/schemas/list-fields';
import { pictureSchema } from '@/schemas/reference';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

/** A feature with an image displays the image instead of its icon. */
export const featureSchema = z.strictObject({
  icon: iconNameSchema.optional().meta({ label: 'Icon', control: 'icon', group: 'pictures' }),
  image: pictureSchema.optional().meta(pictureField('Picture', 'Shown instead of the icon.')),
  heading: z.string().min(1).max(80).meta(lineField('Heading')),
  text: z.string().max(400).default('').meta(textField('Text')),
  link: linkSchema.optional().meta(linkField('Link')),
});
export type Feature = z.infer<typeof featureSchema>;

export const featureGridSchema = z.strictObject({
  ...sectionIntroShape,
  columns: columnsField(3),
  features: z.array(featureSchema).min(1).max(12).meta(listField('Points', 'Point')),
  surface: surfaceField(),
});
export type FeatureGridProps = z.infer<typeof featureGridSchema>;
