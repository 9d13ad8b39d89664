import type { Image } from '@/schemas/image';
import type { Locale } from '@/schemas/locale';
import type { PageLocation } from './create-page-context';
import { emptyReferences, referenceKey } from './reference-table';

/**
 * The location of an example page: `href` adds only the language prefix, and only the given pictures exist.
 */
export function exampleLocation(locale: Locale, pictures: ReadonlyMap<string, Image>): PageLocation {
  const keyed = [...pictures].map(([id, image]) => [referenceKey('media', id), image] as const);
  return {
    locale,
    references: { ...emptyReferences, pictures: new Map(keyed) },
    href: (path) => (path.startsWith('/') ? `/${locale}${path === '/' ? '' : path}` : path),
  };
}
