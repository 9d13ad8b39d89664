import { type FormValues, valuesAsSent } from '@/lib/forms/parse-form';
import { readPhone } from '@/lib/forms/read-phone';
import type { FormName } from '@/schemas/forms/forms';

/** Who sent a form; `phone` is in E.164. */
export type LeadPerson = { name: string; email: string | undefined; phone: string | undefined };

/** Whoever gives no name is called by the address or the number that was given. */
export function personOf(form: FormName, values: FormValues): LeadPerson {
  const email = asText(values.email);
  const phone = readPhone(form, valuesAsSent(values)) ?? undefined;
  const inTwo = [values.first_name, values.last_name].filter((part) => typeof part === 'string').join(' ');
  const name = asText(values.full_name) || inTwo || email || phone || '';
  return { name, email, phone };
}

export const asText = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
