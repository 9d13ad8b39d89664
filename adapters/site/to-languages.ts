import { localeNames } from '@/lib/i18n/locales';
import { carryOn } from '@/lib/routes/carry-on';
import { languagePath } from '@/lib/routes/context-href';
import { languageSwitchHref } from '@/lib/routes/language-prefix';
import type { Locale } from '@/schemas/locale';

export type PageLanguage = { locale: Locale; label: string; href: string; current: boolean };

/**
 * The page at `path` in every language that is switched on, with what is searched for on it; `href` is final, and remembers another
 * language.
 */
export function toLanguages(
  path: string,
  current: Locale,
  enabled: readonly Locale[],
  search = '',
): PageLanguage[] {
  const hrefOf = (locale: Locale) =>
    locale === current ? languagePath(locale, path, enabled) : languageSwitchHref(locale, path);
  return enabled.map((locale) => ({
    locale,
    label: localeNames[locale],
    href: carryOn(hrefOf(locale), { query: search }),
    current: locale === current,
  }));
}
