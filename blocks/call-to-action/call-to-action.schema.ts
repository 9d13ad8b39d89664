import { z } from 'zod';
import { lineField, linksField, textField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { surfaceField } from '@/schemas/surface';

export const callToActionSchema = z.strictObject({
  eyebrow: z.string().max(60).default('').meta(lineField('Line above the heading')),
  heading: z.string().min(1).max(120).meta(lineField('Heading')),
  text: z.string().max(400).default('').meta(textField('Text')),
  actions: z.array(linkSchema).min(1).max(2).meta(linksField('Buttons', 'The first one is highlighted.')),
  /** A line below the links that addresses a remaining doubt. */
  note: z.string().max(140).default('').meta(lineField('Line below the buttons', 'A short reassurance.')),
  surface: surfaceField('forest'),
});
export type CallToActionProps = z.infer<typeof callToActionSchema>;
