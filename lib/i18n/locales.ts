import { type Locale, localeSchema } from '@/schemas/locale';
import { environment } from '../environment.ts';
import { type Languages, readEnabledLocales } from './read-enabled-locales';

/**
 * The languages switched on, in order of preference: `en-GH` and `en-US`, or what `ENABLED_LOCALES`
 * lists. The first is the default.
 */
export const enabledLocales: Languages = readEnabledLocales(environment.enabledLocales());
export const defaultLocale: Locale = enabledLocales[0];

/**
 * The language content is written in first, and shown in where another language has none of its own. Part of what is
 * stored, so no setting: another order of languages must not leave stored pages without words.
 */
export const contentLocale: Locale = 'en-GH';

/** The name of each language in itself, as the language switch shows it. */
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

/** The enabled locale that `value` spells exactly, or undefined. */
export function findEnabledLocale(
  value: string | undefined,
  enabled: readonly Locale[] = enabledLocales,
): Locale | undefined {
  const parsed = localeSchema.safeParse(value);
  return parsed.success && enabled.includes(parsed.data) ? parsed.data : undefined;
}
