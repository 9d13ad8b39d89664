import { z } from 'zod';
import { officeSchema } from '@/schemas/office';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceSchema } from '@/schemas/surface';

export const officeContactSchema = z.strictObject({
  ...sectionIntroShape,
  showMap: z.boolean().default(true),
  office: officeSchema,
  surface: surfaceSchema.default('paper'),
});
export type OfficeContactProps = z.infer<typeof officeContactSchema>;
