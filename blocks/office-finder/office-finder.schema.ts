import { z } from 'zod';
import { officePinSchema } from '@/schemas/office';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceSchema } from '@/schemas/surface';

export const officeFinderSchema = z.strictObject({
  ...sectionIntroShape,
  /** A map beside the list; switched off where the page has one already. */
  showMap: z.boolean().default(true),
  surface: surfaceSchema.default('paper'),
});

export const officeFinderSuppliedSchema = z.strictObject({ offices: z.array(officePinSchema).default([]) });
export type OfficeFinderProps = z.infer<typeof officeFinderSchema> &
  z.infer<typeof officeFinderSuppliedSchema>;
