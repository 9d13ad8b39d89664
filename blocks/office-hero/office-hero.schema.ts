import { z } from 'zod';
import { lineField, linksField, pictureField, textField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { officeOpeningSchema } from '@/schemas/office';
import { pictureSchema } from '@/schemas/reference';

export const officeHeroSchema = z.strictObject({
  /** Without these, the heading, subheading and image of the office are displayed. */
  heading: z.string().max(120).optional().meta(lineField('Heading', 'Defaults to the office’s own.')),
  text: z.string().max(400).optional().meta(textField('Introduction', 'Defaults to the office’s own.')),
  image: pictureSchema.optional().meta(pictureField('Picture', 'Defaults to the office’s own.')),
  actions: z.array(linkSchema).max(2).default([]).meta(linksField('Buttons')),
});

export const officeHeroSuppliedSchema = z.strictObject({ office: officeOpeningSchema });
export type OfficeHeroProps = z.infer<typeof officeHeroSchema> & z.infer<typeof officeHeroSuppliedSchema>;
