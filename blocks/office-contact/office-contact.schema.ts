import { z } from 'zod';
import { officeSchema } from '@/schemas/office';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceSchema } from '@/schemas/surface';

export const officeContactSchema = z.strictObject({
  ...sectionIntroShape,
  showMap: z.boolean().default(true),
  surface: surfaceSchema.default('paper'),
});

export const officeContactSuppliedSchema = z.strictObject({ office: officeSchema });
export type OfficeContactProps = z.infer<typeof officeContactSchema> &
  z.infer<typeof officeContactSuppliedSchema>;
