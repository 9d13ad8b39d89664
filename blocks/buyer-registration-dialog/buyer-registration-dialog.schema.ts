import { z } from 'zod';
import { lineField, switchField, targetField } from '@/schemas/field-kinds';
import { recipientsField } from '@/schemas/forms/recipients-field';
import { linkTargetSchema } from '@/schemas/reference';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const buyerRegistrationDialogSchema = z.strictObject({
  ...sectionIntroShape,
  showOptional: z.boolean().default(true).meta(switchField('Include optional fields')),
  button: z
    .string()
    .max(60)
    .default('')
    .meta(lineField('Button label', 'Defaults to “Register as a buyer”.')),
  recipients: recipientsField(),
  thanks: linkTargetSchema
    .default({ url: '/buy-a-business/buyer-registration/thank-you' })
    .meta(targetField('Thank-you page', 'Shown only if the browser cannot display the dialog.')),
  surface: surfaceField(),
});
export type BuyerRegistrationDialogProps = z.infer<typeof buyerRegistrationDialogSchema>;
