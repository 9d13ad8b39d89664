import { z } from 'zod';
import { textField } from '@/schemas/field-kinds';

/** The labels are fixed. */
export const signInDialogSchema = z.strictObject({
  text: z.string().max(300).default('').meta(textField('Text')),
});
export type SignInDialogProps = z.infer<typeof signInDialogSchema>;
