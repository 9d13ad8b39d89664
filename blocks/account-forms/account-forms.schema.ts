import { z } from 'zod';
import { textField } from '@/schemas/field-kinds';
import { surfaceField } from '@/schemas/surface';

/** The labels are fixed. */
export const accountFormsSchema = z.strictObject({
  text: z.string().max(300).default('').meta(textField('Text', 'Above the sign-in form.')),
  surface: surfaceField(),
});
export type AccountFormsProps = z.infer<typeof accountFormsSchema>;
