import { z } from 'zod';
import { linkSchema } from '@/schemas/link';
import { officePinSchema } from '@/schemas/office';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceSchema } from '@/schemas/surface';

export const officeListSchema = z.strictObject({
  ...sectionIntroShape,
  /** Offices under the name of their region; off where the page is about one region. */
  byRegion: z.boolean().default(true),
  action: linkSchema.optional(),
  offices: z.array(officePinSchema).default([]),
  surface: surfaceSchema.default('paper'),
});
export type OfficeListProps = z.infer<typeof officeListSchema>;
