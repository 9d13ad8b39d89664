import { z } from 'zod';
import { choiceField, linkField, textField } from '@/schemas/field-kinds';
import { linkSchema } from '@/schemas/link';
import { personCardSchema } from '@/schemas/person';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const teamGridSchema = z.strictObject({
  ...sectionIntroShape,
  columns: z
    .literal([2, 3, 4])
    .default(4)
    .meta(choiceField('Columns', { 2: 'Two', 3: 'Three', 4: 'Four' })),
  action: linkSchema.optional().meta(linkField('Link below')),
  /** Shown while the list is empty, instead of the usual words. */
  emptyText: z
    .string()
    .max(300)
    .default('')
    .meta(textField('Words for an empty list', 'Shown while there is nothing to list.')),
  surface: surfaceField(),
});

export const teamGridSuppliedSchema = z.strictObject({ people: z.array(personCardSchema).default([]) });
export type TeamGridProps = z.infer<typeof teamGridSchema> & z.infer<typeof teamGridSuppliedSchema>;
