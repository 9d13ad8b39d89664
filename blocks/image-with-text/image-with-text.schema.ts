import { z } from 'zod';
import {
  choiceField,
  lineField,
  linksField,
  listField,
  markdownField,
  pictureField,
} from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { pictureSchema } from '@/schemas/reference';
import { surfaceField } from '@/schemas/surface';

const factSchema = z.strictObject({
  label: z.string().min(1).max(60).meta(lineField('Label', 'Such as “Offices”.')),
  value: z.string().min(1).max(40).meta(lineField('Figure', 'As “14”.')),
  note: z.string().max(80).optional().meta(lineField('Small note')),
});

/**
 * `text` is Markdown. `side` is the position of the image on wide screens; on narrow screens the image comes
 * first.
 */
export const imageWithTextSchema = z.strictObject({
  eyebrow: z.string().max(60).default('').meta(lineField('Line above the heading')),
  heading: z.string().min(1).max(120).meta(lineField('Heading')),
  text: z.string().max(4_000).default('').meta(markdownField('Text')),
  image: pictureSchema.nullable().default(null).meta(pictureField('Picture')),
  side: z
    .enum(['left', 'right'])
    .default('right')
    .meta(
      choiceField(
        'Picture position',
        { left: 'Left', right: 'Right' },
        'On a phone the picture comes first.',
      ),
    ),
  facts: z.array(factSchema).max(4).default([]).meta(listField('Figures', 'Figure')),
  actions: z.array(linkSchema).max(2).default([]).meta(linksField('Buttons')),
  surface: surfaceField(),
});
export type ImageWithTextProps = z.infer<typeof imageWithTextSchema>;
