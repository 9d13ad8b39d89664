import { type Locale, locales } from '@/schemas/locale';

const languageOf = (locale: Locale): string => locale.slice(0, locale.indexOf('-'));

/** The locales of one language: who reads `en-US` reads what is written in `en-GH`. */
export const sameLanguage = (locale: Locale): Locale[] =>
  locales.filter((other) => languageOf(other) === languageOf(locale));

/** Whether what is written in some locales can be read in another one. */
export const isWrittenFor = (locale: Locale, written: readonly Locale[]): boolean =>
  sameLanguage(locale).some((one) => written.includes(one));
