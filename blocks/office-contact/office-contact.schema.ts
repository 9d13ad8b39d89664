import { z } from 'zod';
import { switchField } from '@/schemas/field-kinds';
import { officeContactDataSchema } from '@/schemas/office';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const officeContactSchema = z.strictObject({
  ...sectionIntroShape,
  showReach: z.boolean().default(true).meta(switchField('Show address, telephone and email')),
  showMap: z.boolean().default(true).meta(switchField('Show the map')),
  surface: surfaceField(),
});

export const officeContactSuppliedSchema = z.strictObject({ office: officeContactDataSchema });
export type OfficeContactProps = z.infer<typeof officeContactSchema> &
  z.infer<typeof officeContactSuppliedSchema>;
