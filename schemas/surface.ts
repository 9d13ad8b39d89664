import { z } from 'zod';

/** The background of a section: the page's own, a raised one, or one of the two dark ones. */
export const surfaceSchema = z.enum(['paper', 'raised', 'ink', 'forest']);
export type Surface = z.infer<typeof surfaceSchema>;

/** The form field for a background. */
export const surfaceField = (defaultSurface: Surface = 'paper') =>
  surfaceSchema.default(defaultSurface).meta({
    label: 'Background',
    control: 'surface',
    group: 'look',
    options: { paper: 'Paper', raised: 'A shade deeper', ink: 'Dark', forest: 'Colour' },
  });
