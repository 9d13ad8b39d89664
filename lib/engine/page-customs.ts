import { formatsOf } from '@/lib/i18n/formats';
import { createTranslate } from '@/lib/i18n/translate';
import { activeMap } from '@/lib/map/active-map';
import type { Locale } from '@/schemas/locale';
import type { PageCustoms } from './page-context';

/** In any of the languages; knows them all, and how each country writes its numbers: nothing for a browser. */
export const pageCustoms = (locale: Locale): PageCustoms => ({
  t: createTranslate(locale),
  format: formatsOf(locale),
  map: activeMap,
});
