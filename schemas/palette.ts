import { z } from 'zod';

/**
 * The colour palette of a page: the default one, or one of `lib/ui/styles/palettes.css`. All colour pairs in
 * use have sufficient contrast in each.
 */
export const paletteSchema = z.enum(['forest', 'harbour', 'laterite', 'wine']);
export type Palette = z.infer<typeof paletteSchema>;

/** The labels of the palettes. */
export const paletteNames = {
  forest: 'Forest',
  harbour: 'Harbour',
  laterite: 'Laterite',
  wine: 'Wine',
} as const satisfies Record<Palette, string>;

/** The form field for a palette. */
export const paletteField = () =>
  paletteSchema.default('forest').meta({
    label: 'Colours',
    help: 'Used on every page with this header. All are readable in light and dark mode.',
    control: 'palette',
    group: 'look',
    options: paletteNames,
  });
