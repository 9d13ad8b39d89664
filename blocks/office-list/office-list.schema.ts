import { z } from 'zod';
import { switchField } from '@/schemas/field-kinds';
import { actionField } from '@/schemas/list-fields';
import { nearestOfficeSchema, officeEntrySchema } from '@/schemas/office';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const officeListSchema = z.strictObject({
  ...sectionIntroShape,
  /** Groups offices by region; disabled when the page is about one region. */
  byRegion: z
    .boolean()
    .default(true)
    .meta(switchField('Group by region', 'Turn off on the page of a single region.')),
  action: actionField('Link below'),
  surface: surfaceField(),
});

export const officeListSuppliedSchema = z.strictObject({
  offices: z.array(officeEntrySchema).default([]),
  /** The nearest offices for a region without an office, nearest first. */
  nearest: z.array(nearestOfficeSchema).default([]),
});
export type OfficeListProps = z.infer<typeof officeListSchema> & z.infer<typeof officeListSuppliedSchema>;
