import { z } from 'zod';
import { lineField, switchField, targetField } from '@/schemas/field-kinds';
import { recipientsField } from '@/schemas/forms/recipients-field';
import { linkTargetSchema } from '@/schemas/reference';
import { sectionIntroShape } from '@/schemas/section-intro';
import { surfaceField } from '@/schemas/surface';

export const buyerRegistrationDialogSchema = z.strictObject({
  ...sectionIntroShape,
  showOptional: z.boolean().default(true).meta(switchField('Ask also for what may be left out')),
  button: z
    .string()
    .max(60)
    .default('')
    .meta(lineField('On the button', 'Left out, it says Register as a buyer.')),
  recipients: recipientsField(),
  thanks: linkTargetSchema
    .default({ url: '/buy-a-business/buyer-registration/thank-you' })
    .meta(targetField('Page of thanks', 'Where a browser is led that cannot stay on the page.')),
  surface: surfaceField(),
});
export type BuyerRegistrationDialogProps = z.infer<typeof buyerRegistrationDialogSchema>;
