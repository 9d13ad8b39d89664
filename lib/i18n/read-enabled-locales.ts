import { type Locale, localeSchema, locales } from '../../schemas/locale.ts';

/** At least one language; the first is the default. */
export type Languages = readonly [Locale, ...Locale[]];

/**
 * The languages of a comma-separated list, each once; the ordinary two when it is empty or left out.
 * @throws in one line when it names a language the site does not have.
 */
export function readEnabledLocales(list: string | undefined): Languages {
  const named = (list ?? '').split(',').flatMap((word) => word.trim() || []);
  const [first, ...others] = new Set(named.map(readLocale));
  return first ? [first, ...others] : ['en-GH', 'en-US'];
}

function readLocale(word: string): Locale {
  const parsed = localeSchema.safeParse(word);
  if (parsed.success) return parsed.data;
  throw new Error(`ENABLED_LOCALES: "${word}" is not one of ${locales.join(', ')}; separate them by commas`);
}
