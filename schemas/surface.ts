import { z } from 'zod';

/** The ground a section stands on: the page's own paper, a lifted sheet, or one of the two dark grounds. */
export const surfaceSchema = z.enum(['paper', 'raised', 'ink', 'forest']);
export type Surface = z.infer<typeof surfaceSchema>;

/** The ground as an author chooses it. */
export const surfaceField = (standard: Surface = 'paper') =>
  surfaceSchema.default(standard).meta({
    label: 'Background',
    control: 'surface',
    group: 'look',
    options: { paper: 'Paper', raised: 'A shade deeper', ink: 'Dark', forest: 'Colour' },
  });
