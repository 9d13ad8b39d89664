import { z } from 'zod';
import { switchField } from '@/schemas/field-kinds';
import { actionField } from '@/schemas/list-fields';
import { nearestOfficeSchema, officeEntrySchema } from '@/schemas/office';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const officeListSchema = z.strictObject({
  ...sectionIntroShape,
  /** Offices under the name of their region; off where the page is about one region. */
  byRegion: z
    .boolean()
    .default(true)
    .meta(switchField('Group by region', 'Off where the page is about one region.')),
  action: actionField('Link below'),
  surface: surfaceField(),
});

export const officeListSuppliedSchema = z.strictObject({
  offices: z.array(officeEntrySchema).default([]),
  /** Where a region has no office of its own, the nearest first. */
  nearest: z.array(nearestOfficeSchema).default([]),
});
export type OfficeListProps = z.infer<typeof officeListSchema> & z.infer<typeof officeListSuppliedSchema>;
