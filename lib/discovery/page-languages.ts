import { contentLocale, enabledLocales } from '@/lib/i18n/locales';
import { localesOfSameLanguage } from '@/lib/i18n/same-language';
import type { Locale } from '@/schemas/locale';
import type { Page } from '@/schemas/page';
import type { RecordFacts } from './record-facts';

/**
 * The languages a page is written in: records other than posts have the content language in all its regions;
 * posts are translated.
 */
export function writtenLocales(
  page: Pick<Page, 'route' | 'locales'>,
  facts: RecordFacts | null,
): readonly Locale[] {
  if (facts?.kind === 'post') return facts.locales;
  return facts || page.route === 'StateLocations' ? localesOfSameLanguage(contentLocale) : page.locales;
}

/** The enabled languages in which a page has content, in the order of the site. */
const readableLocales = (written: readonly Locale[], enabled: readonly Locale[]): Locale[] =>
  enabled.filter((locale) => written.includes(locale));

/**
 * The language of the canonical version of a page: the requested one, or, when the page has no content in
 * it, the one displayed instead.
 */
export function canonicalLocale(
  locale: Locale,
  written: readonly Locale[],
  enabled: readonly Locale[] = enabledLocales,
): Locale {
  const readable = readableLocales(written, enabled);
  if (readable.includes(locale)) return locale;
  return readable.find((candidate) => candidate === contentLocale) ?? readable[0] ?? locale;
}

/**
 * The other versions of the page by `hreflang`: every locale, every language that has only one locale or
 * contains the default, and `x-default`. Empty when there is only one version.
 */
export function alternateLocales(
  written: readonly Locale[],
  enabled: readonly Locale[] = enabledLocales,
): Record<string, Locale> {
  const readable = readableLocales(written, enabled);
  const [first] = readable;
  if (!first || readable.length < 2) return {};
  const byLanguage = readable.toReversed().map((locale) => [locale.slice(0, 2), locale] as const);
  const byLocale = readable.map((locale) => [locale, locale] as const);
  return { ...Object.fromEntries(byLocale), ...Object.fromEntries(byLanguage), 'x-default': first };
}
