import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { messagesByLocale } from './messages-by-locale';
import { type Translate, translateFrom } from './translate-from';

/** @example createTranslate('en-GH')('office.officeCount', { count: 3 }) // "3 offices" */
export const createTranslate = (locale: Locale, country?: CountryCode): Translate =>
  translateFrom({ locale, messages: messagesByLocale[locale], ...(country && { country }) });
