import { type Locale, locales } from '@/schemas/locale';

const languageOf = (locale: Locale): string => locale.slice(0, locale.indexOf('-'));

/** All locales of the same language: readers of `en-US` can read `en-GH`. */
export const localesOfSameLanguage = (locale: Locale): Locale[] =>
  locales.filter((candidate) => languageOf(candidate) === languageOf(locale));

/** Whether content in some locales is readable in another one. */
export const isReadableIn = (locale: Locale, available: readonly Locale[]): boolean =>
  localesOfSameLanguage(locale).some((candidate) => available.includes(candidate));
