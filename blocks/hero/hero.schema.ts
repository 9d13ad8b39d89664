import { z } from 'zod';
import {
  choiceField,
  lineField,
  linksField,
  listField,
  pictureField,
  textField,
} from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { pictureSchema } from '@/schemas/reference';
import { sectionIntroShape } from '@/schemas/section-intro';

export const heroFactSchema = z.strictObject({
  label: z.string().min(1).max(60).meta(lineField('What it is', 'As “Offices in Ghana”.')),
  value: z.string().min(1).max(40).meta(lineField('Figure', 'As “14”.')),
  note: z.string().max(120).default('').meta(lineField('Small note')),
});

/**
 * How a page opens. `split`: words beside a picture, alone as long as there is none. `scene`: a picture to the page's edges, words on a sheet over it.
 * `plain`: words alone, for pages that get to the point. The heading is the page's h1.
 */
export const heroSchema = z.strictObject({
  variant: z
    .enum(['split', 'scene', 'plain'])
    .default('plain')
    .meta(
      choiceField('Look', {
        split: 'Words beside a picture',
        scene: 'Words over a wide picture',
        plain: 'Words alone',
      }),
    ),
  eyebrow: sectionIntroShape.eyebrow,
  heading: z.string().min(1).max(140).meta(lineField('Heading', 'The title of the page.')),
  intro: z.string().max(600).default('').meta(textField('Introduction')),
  actions: z.array(linkSchema).max(3).default([]).meta(linksField('Buttons', 'The first one stands out.')),
  facts: z.array(heroFactSchema).max(4).default([]).meta(listField('Figures', 'Figure')),
  image: pictureSchema
    .nullable()
    .default(null)
    .meta(pictureField('Picture', 'Not shown where the look is “Words alone”.')),
});
export type HeroProps = z.infer<typeof heroSchema>;
