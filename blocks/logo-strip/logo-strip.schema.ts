import { z } from 'zod';
import { lineField, listField, pictureField, targetField } from '@/schemas/field-kinds';
import { linkTargetSchema, pictureSchema } from '@/schemas/reference';
import { surfaceField } from '@/schemas/surface';

/** `mark` is rendered in one colour, by its shape only; without one the name is displayed as text. */
const logoSchema = z.strictObject({
  name: z.string().min(1).max(60).meta(lineField('Name')),
  mark: pictureSchema
    .nullable()
    .default(null)
    .meta(pictureField('Mark', 'Shown in one colour. Without a logo, the name is shown.')),
  to: linkTargetSchema.optional().meta(targetField('Link')),
});

export const logoStripSchema = z.strictObject({
  heading: z.string().max(120).default('').meta(lineField('Heading')),
  logos: z.array(logoSchema).min(1).max(16).meta(listField('Logos', 'Logo')),
  surface: surfaceField(),
});
export type LogoStripProps = z.infer<typeof logoStripSchema>;
