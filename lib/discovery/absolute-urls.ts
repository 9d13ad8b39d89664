import { defaultLocale } from '@/lib/i18n/locales';
import { languagePath } from '@/lib/routes/context-href';
import { siteUrl } from '@/lib/routes/site-url';
import type { Locale } from '@/schemas/locale';

/** The absolute URL of a path of this site that already has its language or needs none. */
export const absoluteUrl = (path: string): string => new URL(path, siteUrl()).href.replace(/\/$/, '');

/** The absolute URL of a page; `path` has no language. */
export const pageUrl = (locale: Locale, path: string): string => absoluteUrl(languagePath(locale, path));

/**
 * The `@id` of a thing in structured data, the same in every language: the URL of its page in the default
 * language, with a fragment.
 */
export const structuredDataId = (path: string, fragment: string): string =>
  `${pageUrl(defaultLocale, path)}#${fragment}`;
