import { z } from 'zod';

/** The kind of a form field: determines its control and its error messages. */
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
  'password',
]);
export type FieldKind = z.infer<typeof fieldKindSchema>;

/**
 * The metadata of a form field in addition to its schema: `autocomplete` as in HTML, `options` the values of
 * a choice.
 */
export type FormField = {
  kind: FieldKind;
  required: boolean;
  autocomplete?: string;
  options?: readonly string[];
  maxLength?: number;
  /** One of the fields of a form marked so is required, such as a phone number or an email address. */
  isAlternative?: true;
  /** True: not a visible field, so it is not shown again, prefilled, to visitors without JavaScript. */
  hidden?: boolean;
  /** What a consent is about, when it is not a request that somebody answers. */
  consentTo?: 'newsletter' | 'result' | 'messages';
  /** True: the value is never stored, logged, mailed or shown again. */
  isSecret?: true;
  schema: z.ZodType;
};
