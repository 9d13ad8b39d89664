import { contentLocale, enabledLocales } from '@/lib/i18n/locales';
import { sameLanguage } from '@/lib/i18n/same-language';
import type { Locale } from '@/schemas/locale';
import type { Page } from '@/schemas/page';
import type { RecordFacts } from './record-facts';

/** The languages of what a page is about: a record has the one of the content, in all its regions, but for posts, which are translated. */
export function writtenIn(
  page: Pick<Page, 'route' | 'locales'>,
  facts: RecordFacts | null,
): readonly Locale[] {
  if (facts?.kind === 'post') return facts.locales;
  return facts || page.route === 'StateLocations' ? sameLanguage(contentLocale) : page.locales;
}

/** The languages switched on in which a page has words of its own, the site's first ones first. */
const readableLocales = (written: readonly Locale[], enabled: readonly Locale[]): Locale[] =>
  enabled.filter((locale) => written.includes(locale));

/** Where a page stands as it was written: in its own language, or where that has no words of it in the one that is shown instead. */
export function writtenLocale(
  locale: Locale,
  written: readonly Locale[],
  enabled: readonly Locale[] = enabledLocales,
): Locale {
  const readable = readableLocales(written, enabled);
  if (readable.includes(locale)) return locale;
  return readable.find((one) => one === contentLocale) ?? readable[0] ?? locale;
}

/**
 * The page's other versions by `hreflang`: each locale, each language that only one of them stands for or that is the default's,
 * and `x-default`. Nothing where there is only one.
 */
export function alternateLocales(
  written: readonly Locale[],
  enabled: readonly Locale[] = enabledLocales,
): Record<string, Locale> {
  const readable = readableLocales(written, enabled);
  const [first] = readable;
  if (!first || readable.length < 2) return {};
  const byLanguage = readable.toReversed().map((locale) => [locale.slice(0, 2), locale] as const);
  const each = readable.map((locale) => [locale, locale] as const);
  return { ...Object.fromEntries(each), ...Object.fromEntries(byLanguage), 'x-default': first };
}
