import { localeNames } from '@/lib/i18n/locales';
import { languagePath } from '@/lib/routes/context-href';
import { languageSwitchHref } from '@/lib/routes/language-prefix';
import type { Locale } from '@/schemas/locale';

export type PageLanguage = { locale: Locale; label: string; href: string; current: boolean };

/** The page at `path` in every language that is switched on; `href` is final, and remembers another language. */
export function toLanguages(path: string, current: Locale, enabled: readonly Locale[]): PageLanguage[] {
  return enabled.map((locale) => ({
    locale,
    label: localeNames[locale],
    href: locale === current ? languagePath(locale, path, enabled) : languageSwitchHref(locale, path),
    current: locale === current,
  }));
}
