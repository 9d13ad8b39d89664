import type { Image } from '@/schemas/image';
import type { Locale } from '@/schemas/locale';
import { createPageContext } from './create-page-context';
import { examplePlace } from './example-place';
import type { PageContext } from './page-context';
import { pageCustoms } from './page-customs';

/** A page that stands nowhere, for stories and tests. */
export const exampleContext = (
  locale: Locale = 'en-GH',
  pictures: ReadonlyMap<string, Image> = new Map(),
): PageContext => createPageContext(examplePlace(locale, pictures), pageCustoms(locale));
