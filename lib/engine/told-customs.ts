import { createFigures } from '@/lib/i18n/figures';
import type { Messages } from '@/lib/i18n/messages/messages';
import { translateFrom } from '@/lib/i18n/translate-from';
import type { WrittenPhones } from '@/lib/i18n/written-phones';
import type { ShownMap } from '@/lib/map/shown-map';
import type { Locale } from '@/schemas/locale';
import type { PageCustoms } from './page-context';

/** What a browser is told by its server, as values, to draw pages of one language: the country's map, and nobody else's words. */
export type Told = { locale: Locale; messages: Messages; map: ShownMap };

/** A number that the server was not asked about stays as it is. */
export function toldCustoms({ locale, messages, map }: Told, phones: WrittenPhones): PageCustoms {
  return {
    t: translateFrom({ locale, messages }),
    format: {
      ...createFigures(locale),
      phone: (number) => phones[number.replaceAll(/[\s-]/g, '')] ?? number,
    },
    map,
  };
}
