import type { Image } from '@/schemas/image';
import type { Locale } from '@/schemas/locale';
import { createPageContext } from './create-page-context';
import type { PageContext } from './page-context';
import { emptyReferences, referenceKey } from './reference-table';

/**
 * A page that stands nowhere, for stories, tests and previews: `href` adds the language prefix only, and of pictures it
 * knows those given by their ids.
 */
export function exampleContext(
  locale: Locale = 'en-GH',
  pictures: ReadonlyMap<string, Image> = new Map(),
): PageContext {
  const keyed = [...pictures].map(([id, image]) => [referenceKey('media', id), image] as const);
  return createPageContext({
    locale,
    references: { ...emptyReferences, pictures: new Map(keyed) },
    href: (path) => (path.startsWith('/') ? `/${locale}${path === '/' ? '' : path}` : path),
  });
}
