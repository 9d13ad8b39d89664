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
import { estimateTradeSchema } from '@/schemas/valuation';

export const heroFactSchema = z.strictObject({
  label: z.string().min(1).max(60).meta(lineField('Label', 'Such as “Offices in Ghana”.')),
  value: z.string().min(1).max(40).meta(lineField('Figure', 'As “14”.')),
  note: z.string().max(120).default('').meta(lineField('Small note')),
});

/**
 * The opening of a page. `split`: text next to an image, or alone without one. `scene`: an image up to the
 * edges of the page, with the text on a sheet over it. `plain`: text only, for pages that come straight to
 * the point. The heading is the h1 of the page.
 */
export const heroSchema = z.strictObject({
  variant: z
    .enum(['split', 'scene', 'plain'])
    .default('plain')
    .meta(
      choiceField('Layout', {
        split: 'Text beside a picture',
        scene: 'Text over a wide picture',
        plain: 'Text only',
      }),
    ),
  eyebrow: sectionIntroShape.eyebrow,
  heading: z.string().min(1).max(140).meta(lineField('Heading', 'The title of the page.')),
  intro: z.string().max(600).default('').meta(textField('Introduction')),
  actions: z
    .array(linkSchema)
    .max(3)
    .default([])
    .meta(linksField('Buttons', 'The first one is highlighted.')),
  facts: z.array(heroFactSchema).max(4).default([]).meta(listField('Figures', 'Figure')),
  image: pictureSchema
    .nullable()
    .default(null)
    .meta(pictureField('Picture', 'Not shown with the layout “Text only”.')),
});

/** The trades of the estimate. A hero without them has no estimate. */
export const heroSuppliedSchema = z.strictObject({
  multiples: z.array(estimateTradeSchema).default([]),
});
export type HeroProps = z.infer<typeof heroSchema> & z.infer<typeof heroSuppliedSchema>;
