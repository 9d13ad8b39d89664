import { z } from 'zod';
import { choiceField } from '@/schemas/field-kinds';
import { surfaceField } from '@/schemas/surface';

/** Two or three blocks in columns. `ratio` applies to two columns; three columns have equal widths. */
export const columnsSchema = z.strictObject({
  columns: z
    .literal([2, 3])
    .default(2)
    .meta(choiceField('Columns', { 2: 'Two', 3: 'Three' })),
  ratio: z
    .enum(['equal', 'first-wider', 'second-wider'])
    .default('equal')
    .meta(
      choiceField(
        'Widths',
        { equal: 'Equal widths', 'first-wider': 'First column wider', 'second-wider': 'Second column wider' },
        'For two columns; three are always equal.',
      ),
    ),
  surface: surfaceField(),
});
export type ColumnsProps = z.infer<typeof columnsSchema>;
