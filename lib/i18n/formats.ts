import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { createFigures, type Formats } from './figures';
import { formatPhone } from './format-phone';

const cache = new Map<Locale, Formats>();

/**
 * The formats of a locale in the active country. Cached: creating them takes longer than rendering many
 * pages.
 */
export function formatsOf(locale: Locale): Formats {
  const formats = cache.get(locale) ?? createFormats(locale);
  cache.set(locale, formats);
  return formats;
}

/** The format of phone numbers also depends on the country. */
export const createFormats = (locale: Locale, country?: CountryCode): Formats => ({
  ...createFigures(locale, country),
  phone: (e164) => formatPhone(e164, country),
});
