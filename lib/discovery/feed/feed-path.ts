import { findEnabledLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';

/** Path of the RSS feed of a language. */
export const feedPath = (locale: Locale): string => `/feeds/${locale}.xml`;

/** The language of a feed by its file name; undefined when there is no such feed. */
export const readFeedPath = (file: string): Locale | undefined =>
  file.endsWith('.xml') ? findEnabledLocale(file.slice(0, -'.xml'.length)) : undefined;
