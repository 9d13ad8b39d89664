import type { Locale } from '@/schemas/locale';
import { createPageContext } from './create-page-context';
import { exampleReferences } from './example-pictures';
import type { PageContext } from './page-context';

/** A page that stands nowhere, for stories, tests and previews: `href` adds the language prefix only. */
export function exampleContext(locale: Locale = 'en-GH'): PageContext {
  return createPageContext({
    locale,
    references: exampleReferences,
    href: (path) => (path.startsWith('/') ? `/${locale}${path === '/' ? '' : path}` : path),
  });
}
