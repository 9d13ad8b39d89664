import { z } from 'zod';
import { surfaceSchema } from '@/schemas/surface';

/** Two or three blocks side by side. `ratio` is for two columns; three are always equal. */
export const columnsSchema = z.strictObject({
  columns: z.literal([2, 3]).default(2),
  ratio: z.enum(['equal', 'first-wider', 'second-wider']).default('equal'),
  surface: surfaceSchema.default('paper'),
});
export type ColumnsProps = z.infer<typeof columnsSchema>;
