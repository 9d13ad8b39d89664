import { messagesByLocale } from '@/lib/i18n/messages-by-locale';
import { activeMap } from '@/lib/map/active-map';
import type { Locale } from '@/schemas/locale';
import type { PageI18nData } from './create-page-i18n';

/** The serialisable i18n of one locale, for a browser that renders pages. */
export const pageI18nData = (locale: Locale): PageI18nData => ({
  locale,
  messages: messagesByLocale[locale],
  map: activeMap,
});
