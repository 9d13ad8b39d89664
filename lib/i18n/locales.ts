import { type Locale, localeSchema } from '@/schemas/locale';
import { environment } from '../environment.ts';
import { type LocaleList, readEnabledLocales } from './read-enabled-locales';

/**
 * The enabled languages in order of preference: `ENABLED_LOCALES`, by default `en-GH` and `en-US`. The first
 * is the default language.
 */
export const enabledLocales: LocaleList = readEnabledLocales(environment.enabledLocales());
export const defaultLocale: Locale = enabledLocales[0];

/**
 * The language in which content is written first, and the fallback for languages without their own version.
 * Not configurable, because it is part of the stored data: changing the order of languages must not leave
 * stored pages without text.
 */
export const contentLocale: Locale = 'en-GH';

/** The name of each language in that language, for the language switcher. */
export const localeNames: Record<Locale, string> = {
  'en-US': 'English (United States)',
  'en-AU': 'English (Australia)',
  'en-IE': 'English (Ireland)',
  'en-CA': 'English (Canada)',
  'en-GH': 'English (Ghana)',
  'fr-CA': 'Français (Canada)',
  'es-ES': 'Español',
  'ja-JP': '日本語',
  'vi-VN': 'Tiếng Việt',
};

/** The enabled locale that equals `value` exactly, or undefined. */
export function findEnabledLocale(
  value: string | undefined,
  enabled: readonly Locale[] = enabledLocales,
): Locale | undefined {
  const parsed = localeSchema.safeParse(value);
  return parsed.success && enabled.includes(parsed.data) ? parsed.data : undefined;
}
