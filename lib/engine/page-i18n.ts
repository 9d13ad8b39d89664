import { formatsOf } from '@/lib/i18n/formats';
import { createTranslate } from '@/lib/i18n/translate';
import { activeMap } from '@/lib/map/active-map';
import type { Locale } from '@/schemas/locale';
import type { PageI18n } from './page-context';

/** The i18n of a page in any language, for the server only: it imports all messages and formatters. */
export const pageI18n = (locale: Locale): PageI18n => ({
  t: createTranslate(locale),
  format: formatsOf(locale),
  map: activeMap,
});
