import { z } from 'zod';
import { lineField, linksField, pictureField, textField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { officeOpeningSchema } from '@/schemas/office';
import { pictureSchema } from '@/schemas/reference';

export const officeHeroSchema = z.strictObject({
  /** Without these, the heading, subheading and image of the office are displayed. */
  heading: z
    .string()
    .max(120)
    .optional()
    .meta(lineField('Heading', 'Left empty, the office’s own is shown.')),
  text: z
    .string()
    .max(400)
    .optional()
    .meta(textField('Introduction', 'Left empty, the office’s own is shown.')),
  image: pictureSchema.optional().meta(pictureField('Picture', 'Without one, the office’s own is shown.')),
  actions: z.array(linkSchema).max(2).default([]).meta(linksField('Buttons')),
});

export const officeHeroSuppliedSchema = z.strictObject({ office: officeOpeningSchema });
export type OfficeHeroProps = z.infer<typeof officeHeroSchema> & z.infer<typeof officeHeroSuppliedSchema>;
