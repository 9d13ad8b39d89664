import { z } from 'zod';

/** What a visitor gives in a field: it decides how the field is drawn, and in which words a fault of it is told. */
export const fieldKindSchema = z.enum([
  'line',
  'text',
  'email',
  'phone',
  'country',
  'address',
  'choice',
  'agreement',
  'offer',
  'record',
]);
export type FieldKind = z.infer<typeof fieldKindSchema>;

/** What a form says of a field beside its schema: `autocomplete` as browsers know it, `options` the values of a choice. */
export type FormField = {
  kind: FieldKind;
  required: boolean;
  autocomplete?: string;
  options?: readonly string[];
  most?: number;
  /** Offered again, filled, to who has no JavaScript: not a hidden one. */
  hidden?: boolean;
  schema: z.ZodType;
};
