import { createFormats } from '@/lib/i18n/formats';
import { createTranslate } from '@/lib/i18n/translate';
import type { Locale } from '@/schemas/locale';
import type { PageContext } from './page-context';

/** A page that stands nowhere, for stories, tests and previews: `href` adds the language prefix only. */
export function exampleContext(locale: Locale = 'en-GH'): PageContext {
  return {
    locale,
    href: (path) => (path.startsWith('/') ? `/${locale}${path === '/' ? '' : path}` : path),
    t: createTranslate(locale),
    format: createFormats(locale),
  };
}
