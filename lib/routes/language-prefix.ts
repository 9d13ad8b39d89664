import { enabledLocales, findEnabledLocale } from '@/lib/i18n/locales';
import { type Locale, locales } from '@/schemas/locale';
import { decodeSegment } from './path-segments';
import { chooseLanguageParameter } from './request-names';

/** A path split into its language, if the first segment is a configured one, and the rest. */
export type PrefixedPath = { locale: Locale | null; isExact: boolean; rest: string };

/**
 * Splits `/en-GH/blog` and `/en/blog` into language and `/blog`. Case-insensitive; of several leading languages the first
 * counts. `isExact` is true for exactly one language in its exact spelling. Short prefixes below a language are addresses
 * of pages unless addresses omit the only enabled language.
 */
export function splitLanguage(path: string, enabled: readonly Locale[] = enabledLocales): PrefixedPath {
  const segments = path.split('/');
  const normalizedSegments = segments.map((segment) => decodeSegment(segment)?.toLowerCase() ?? null);
  const languages = leadingLocales(normalizedSegments, enabled.length < 2);
  const [first] = languages;
  if (!first) return { locale: null, isExact: false, rest: path };
  const end = languages.at(-1)?.at ?? first.at;
  const isExact = languages.length === 1 && first.at === 1 && segments[1] === first.locale;
  return { locale: first.locale, isExact, rest: `/${segments.slice(end + 1).join('/')}` };
}

/** The leading languages of a path, with their indices; empty segments are skipped. */
function leadingLocales(
  segments: readonly (string | null)[],
  isShortAnywhere: boolean,
): { locale: Locale; at: number }[] {
  const languages: { locale: Locale; at: number }[] = [];
  for (const [at, segment] of segments.entries()) {
    if (segment === '' || segment === '.') continue;
    const isShortAllowed = isShortAnywhere || languages.length === 0;
    const locale = parseLocale(segment) ?? (isShortAllowed ? parseShortLanguage(segment) : undefined);
    if (!locale) break;
    languages.push({ locale, at });
  }
  return languages;
}

const parseLocale = (segment: string | null) =>
  locales.find((candidate) => candidate.toLowerCase() === segment);

/** The first language of a short prefix such as `en`, enabled ones first. */
const parseShortLanguage = (segment: string | null) =>
  [...enabledLocales, ...locales].find((candidate) => candidate.split('-')[0] === segment);

/** The language of a request without one: the stored language if it is enabled, otherwise the default. */
export function chooseLanguage(
  stored: string | undefined,
  enabled: readonly [Locale, ...Locale[]] = enabledLocales,
): Locale {
  return findEnabledLocale(stored, enabled) ?? enabled[0];
}

/** The address of a page in another language, for the language switch. `path` has no language. */
export function languageSwitchHref(locale: Locale, path: string): string {
  return `${path === '/' ? `/${locale}` : `/${locale}${path}`}?${chooseLanguageParameter}=1`;
}
