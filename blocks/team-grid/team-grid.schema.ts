import { z } from 'zod';
import { switchField } from '@/schemas/field-kinds';
import { actionField, columnsField, emptyTextField } from '@/schemas/list-fields';
import { personCardSchema } from '@/schemas/person';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const teamGridSchema = z.strictObject({
  ...sectionIntroShape,
  columns: columnsField(4),
  byRegion: z.boolean().optional().meta(switchField('Grouped by region')),
  action: actionField('Link below'),
  emptyText: emptyTextField(),
  surface: surfaceField(),
});

export const teamGridSuppliedSchema = z.strictObject({ people: z.array(personCardSchema).default([]) });
export type TeamGridProps = z.infer<typeof teamGridSchema> & z.infer<typeof teamGridSuppliedSchema>;
