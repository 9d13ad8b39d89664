import { type Locale, localeSchema, locales } from '../../schemas/locale.ts';

/** At least one language; the first is the default. */
export type LocaleList = readonly [Locale, ...Locale[]];

/**
 * Parses a comma-separated list of locales without duplicates; `en-GH` and `en-US` when it is empty or
 * undefined.
 * @throws a one-line error when it contains an unknown locale.
 */
export function readEnabledLocales(list: string | undefined): LocaleList {
  const entries = (list ?? '').split(',').flatMap((word) => word.trim() || []);
  const [first, ...others] = new Set(entries.map(readLocale));
  return first ? [first, ...others] : ['en-GH', 'en-US'];
}

function readLocale(entry: string): Locale {
  const parsed = localeSchema.safeParse(entry);
  if (parsed.success) return parsed.data;
  throw new Error(`ENABLED_LOCALES: "${entry}" is not one of ${locales.join(', ')}; separate them by commas`);
}
