import { type FormValues, toSubmitted } from '@/lib/forms/parse-form';
import { readPhone } from '@/lib/forms/read-phone';
import type { FormName } from '@/schemas/forms/forms';

/** Contact details of the sender; `phone` is in E.164. */
export type LeadContact = { name: string; email: string | undefined; phone: string | undefined };

/** Without a name, the email address or the phone number is used as the name. */
export function leadContactOf(form: FormName, values: FormValues): LeadContact {
  const email = textValue(values.email);
  const phone = readPhone(form, toSubmitted(values)) ?? undefined;
  const firstAndLastName = [values.first_name, values.last_name].filter((part) => typeof part === 'string').join(' ');
  const name = textValue(values.full_name) || firstAndLastName || email || phone || '';
  return { name, email, phone };
}

export const textValue = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
