import type { CountryCode } from '@/schemas/country';
import type { Locale } from '@/schemas/locale';
import { type Translate, translateFrom } from './translate-from';
import { wordings } from './wordings';

/** @example createTranslate('en-GH')('office.officeCount', { count: 3 }) // "3 offices" */
export const createTranslate = (locale: Locale, country?: CountryCode): Translate =>
  translateFrom({ locale, messages: wordings[locale], ...(country && { country }) });
