import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { createFigures, type Formats } from './figures';
import { formatPhone } from './format-phone';

const made = new Map<Locale, Formats>();

/** The formats of a locale in the active country. Made once: they take longer than many a page. */
export function formatsOf(locale: Locale): Formats {
  const formats = made.get(locale) ?? createFormats(locale);
  made.set(locale, formats);
  return formats;
}

/** How phone numbers are written is the country's, too. */
export const createFormats = (locale: Locale, country?: CountryCode): Formats => ({
  ...createFigures(locale, country),
  phone: (e164) => formatPhone(e164, country),
});
