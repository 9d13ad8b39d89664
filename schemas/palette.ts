import { z } from 'zod';

/** The colours of a page: the house's own, or those of `lib/ui/styles/palettes.css`. Every pair in use can be read in each. */
export const paletteSchema = z.enum(['forest', 'harbour', 'laterite', 'wine']);
export type Palette = z.infer<typeof paletteSchema>;

/** What people call them. */
export const paletteNames = {
  forest: 'Forest',
  harbour: 'Harbour',
  laterite: 'Laterite',
  wine: 'Wine',
} as const satisfies Record<Palette, string>;

/** The colours as an author chooses them. */
export const paletteField = () =>
  paletteSchema.default('forest').meta({
    label: 'Colours',
    help: 'Of every page with this header. Words can be read in each, light and dark.',
    control: 'palette',
    group: 'look',
    options: paletteNames,
  });
