import { z } from 'zod';
import { safeUrlSchema } from '@/schemas/safe-url';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

/** A region in the list. The coordinates are those of its capital, in WGS 84 degrees. */
const regionSchema = z.strictObject({
  name: z.string(),
  href: safeUrlSchema,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  officeCount: z.int().min(0),
});

export const regionListSchema = z.strictObject({
  ...sectionIntroShape,
  surface: surfaceField(),
});

export const regionListSuppliedSchema = z.strictObject({ regions: z.array(regionSchema).default([]) });
export type RegionListProps = z.infer<typeof regionListSchema> & z.infer<typeof regionListSuppliedSchema>;
