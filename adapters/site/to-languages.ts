import { localeNames } from '@/lib/i18n/locales';
import { languagePath } from '@/lib/routes/context-href';
import { languageSwitchHref } from '@/lib/routes/language-prefix';
import { mergeQuery } from '@/lib/routes/merge-query';
import type { Locale } from '@/schemas/locale';

export type PageLanguage = { locale: Locale; label: string; href: string; current: boolean };

/**
 * The page at `path` in every enabled language, with its search parameters. `href` is final, and stores the
 * chosen language.
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
    href: mergeQuery(hrefOf(locale), { query: search }),
    current: locale === current,
  }));
}
