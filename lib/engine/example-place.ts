import type { Image } from '@/schemas/image';
import type { Locale } from '@/schemas/locale';
import type { Place } from './create-page-context';
import { emptyReferences, referenceKey } from './reference-table';

/** Nowhere: `href` adds the language prefix only, and of pictures those given by their ids are known. */
export function examplePlace(locale: Locale, pictures: ReadonlyMap<string, Image>): Place {
  const keyed = [...pictures].map(([id, image]) => [referenceKey('media', id), image] as const);
  return {
    locale,
    references: { ...emptyReferences, pictures: new Map(keyed) },
    href: (path) => (path.startsWith('/') ? `/${locale}${path === '/' ? '' : path}` : path),
  };
}
