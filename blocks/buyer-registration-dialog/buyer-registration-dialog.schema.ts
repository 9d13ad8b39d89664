import { z } from 'zod';
import { lineField } from '@/schemas/field-kinds';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const buyerRegistrationDialogSchema = z.strictObject({
  ...sectionIntroShape,
  button: z
    .string()
    .max(60)
    .default('')
    .meta(lineField('On the button', 'Left out, it says Register as a buyer.')),
  surface: surfaceField(),
});
export type BuyerRegistrationDialogProps = z.infer<typeof buyerRegistrationDialogSchema>;
