import { defaultLocale } from '@/lib/i18n/locales';
import { languagePath } from '@/lib/routes/context-href';
import { siteOrigin } from '@/lib/routes/site-origin';
import type { Locale } from '@/schemas/locale';

/** The whole address of a path of this site that already has its language, or needs none. */
export const wholeAddress = (path: string): string => new URL(path, siteOrigin()).href.replace(/\/$/, '');

/** The whole address of a page; `path` has no language. */
export const pageAddress = (locale: Locale, path: string): string => wholeAddress(languagePath(locale, path));

/** What names a thing in structured data, the same in every language: the address it is told at first, and a word. */
export const thingId = (path: string, word: string): string => `${pageAddress(defaultLocale, path)}#${word}`;
