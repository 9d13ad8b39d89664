import { createFigures } from '@/lib/i18n/figures';
import type { FormattedPhones } from '@/lib/i18n/format-phones';
import type { Messages } from '@/lib/i18n/messages/messages';
import { translateFrom } from '@/lib/i18n/translate-from';
import type { LabelledMap } from '@/lib/map/labelled-map';
import type { Locale } from '@/schemas/locale';
import type { PageI18n } from './page-context';

/**
 * The serialisable i18n data that a browser needs to render pages of one language: the country's map and the
 * messages of that language only.
 */
export type PageI18nData = { locale: Locale; messages: Messages; map: LabelledMap };

/** Creates the i18n of a page from its data. A phone number that is not in `phones` stays unformatted. */
export function createPageI18n({ locale, messages, map }: PageI18nData, phones: FormattedPhones): PageI18n {
  return {
    t: translateFrom({ locale, messages }),
    format: {
      ...createFigures(locale),
      phone: (number) => phones[number.replaceAll(/[\s-]/g, '')] ?? number,
    },
    map,
  };
}
