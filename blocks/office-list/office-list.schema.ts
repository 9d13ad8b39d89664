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
  surface: surfaceSchema.default('paper'),
});

export const officeListSuppliedSchema = z.strictObject({ offices: z.array(officePinSchema).default([]) });
export type OfficeListProps = z.infer<typeof officeListSchema> & z.infer<typeof officeListSuppliedSchema>;
