import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { messagesByLocale } from './messages-by-locale';
import { type Translate, translateFrom } from './translate-from';

/** Translators cache the messages that they have parsed, so each is created once. */
const translators = new Map<string, Translate>();

/** @example createTranslate('en-GH')('office.officeCount', { count: 3 }) // "3 offices" */
export function createTranslate(locale: Locale, country?: CountryCode): Translate {
  const key = `${locale} ${country ?? ''}`;
  const translate =
    translators.get(key) ??
    translateFrom({ locale, messages: messagesByLocale[locale], ...(country && { country }) });
  translators.set(key, translate);
  return translate;
}
