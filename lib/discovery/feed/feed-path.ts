import { findEnabledLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';

/** Where the posts of a language can be followed. */
export const feedPath = (locale: Locale): string => `/feeds/${locale}.xml`;

/** The language of a feed by the name of its file; undefined for one that is not there. */
export const readFeedPath = (file: string): Locale | undefined =>
  file.endsWith('.xml') ? findEnabledLocale(file.slice(0, -'.xml'.length)) : undefined;
