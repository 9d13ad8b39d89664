import type { FormField } from './form-field';
import { inquiryFields } from './inquiry';
import { valuationMailFields } from './valuation-mail';

/** Every form that visitors can send: its fields, by the names that they are sent under. */
export const forms = {
  inquiry: inquiryFields,
  'valuation-mail': valuationMailFields,
} as const satisfies Record<string, Record<string, FormField>>;
export type FormName = keyof typeof forms;

export const isForm = (name: string): name is FormName => Object.hasOwn(forms, name);
