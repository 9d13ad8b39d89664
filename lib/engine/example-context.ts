import type { Image } from '@/schemas/image';
import type { Locale } from '@/schemas/locale';
import { createPageContext } from './create-page-context';
import { exampleLocation } from './example-location';
import type { PageContext } from './page-context';
import { pageI18n } from './page-i18n';

/** The context of an example page, for stories and tests. */
export const exampleContext = (
  locale: Locale = 'en-GH',
  pictures: ReadonlyMap<string, Image> = new Map(),
): PageContext => createPageContext(exampleLocation(locale, pictures), pageI18n(locale));
