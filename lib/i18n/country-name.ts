import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { countries } from './countries/countries';

/** Cached by language, because creating one is slow. */
const regionNames = new Map<Locale, Intl.DisplayNames>();

/** A country's name in a language; in English, the name of the specification (section 3). */
export function countryName(code: CountryCode, locale: Locale): string {
  const { iso, name } = countries[code];
  const names = regionNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  regionNames.set(locale, names);
  return names.of(iso) ?? name;
}

/** The name as used within a sentence of that language. */
export function countryInSentence(code: CountryCode, locale: Locale): string {
  const { inSentence } = countries[code];
  return (locale.startsWith('en') && inSentence) || countryName(code, locale);
}
