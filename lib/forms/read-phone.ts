import { normalisePhone } from '@/lib/i18n/normalise-phone';
import { countryCodeSchema } from '@/schemas/country';
import { type FormName, formFieldsOf } from '@/schemas/forms/forms';

/** The name of the phone number field of a form; undefined when it has none. */
export const phoneNameOf = (form: FormName): string | undefined =>
  Object.entries(formFieldsOf(form)).find(([, field]) => field?.kind === 'phone')?.[0];

/**
 * The submitted phone number in E.164 format, with the submitted country as default; null when it is missing
 * or invalid.
 */
export function readPhone(form: FormName, submitted: ReadonlyMap<string, unknown>): string | null {
  const written = submitted.get(phoneNameOf(form) ?? '');
  if (typeof written !== 'string') return null;
  const country = countryCodeSchema.safeParse(submitted.get('phone_country'));
  return normalisePhone(written, country.success ? country.data : undefined);
}
