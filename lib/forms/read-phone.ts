import { normalisePhone } from '@/lib/i18n/normalise-phone';
import { countryCodeSchema } from '@/schemas/country';
import { type FormName, fieldsOf } from '@/schemas/forms/forms';

/** Under which name a form asks for a phone number; undefined where it asks for none. */
export const phoneNameOf = (form: FormName): string | undefined =>
  Object.entries(fieldsOf(form)).find(([, field]) => field?.kind === 'phone')?.[0];

/** The number that was given, in E.164, as one of the country that was given with it; null when there is none, or it cannot be one. */
export function readPhone(form: FormName, sent: ReadonlyMap<string, unknown>): string | null {
  const written = sent.get(phoneNameOf(form) ?? '');
  if (typeof written !== 'string') return null;
  const country = countryCodeSchema.safeParse(sent.get('phone_country'));
  return normalisePhone(written, country.success ? country.data : undefined);
}
