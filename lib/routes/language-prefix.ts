import { enabledLocales, findEnabledLocale } from '@/lib/i18n/locales';
import { type Locale, locales } from '@/schemas/locale';
import { chooseLanguageParameter } from './deciding-names';
import { decodeSegment } from './path-segments';

/** A path taken apart: its language segment, if the first one is a configured language, and the rest. */
export type PrefixedPath = { locale: Locale | null; exact: boolean; rest: string };

/**
 * Splits `/en-GH/blog` into language and `/blog`. Case does not matter and of several languages in a row
 * the first counts; `exact` says whether there was one, rightly spelled.
 */
export function splitLanguage(path: string): PrefixedPath {
  const sent = path.split('/');
  const words = sent.map((segment) => decodeSegment(segment)?.toLowerCase() ?? null);
  const named = leadingLocales(words);
  const [first] = named;
  if (!first) return { locale: null, exact: false, rest: path };
  const end = named.at(-1)?.at ?? first.at;
  const exact = named.length === 1 && first.at === 1 && sent[1] === first.locale;
  return { locale: first.locale, exact, rest: `/${sent.slice(end + 1).join('/')}` };
}

/** The languages a path begins with, in order, and where they stand; empty segments do not count. */
function leadingLocales(words: readonly (string | null)[]): { locale: Locale; at: number }[] {
  const named: { locale: Locale; at: number }[] = [];
  for (const [at, word] of words.entries()) {
    if (word === '' || word === '.') continue;
    const locale = localeNamed(word);
    if (!locale) break;
    named.push({ locale, at });
  }
  return named;
}

const localeNamed = (word: string | null) => locales.find((candidate) => candidate.toLowerCase() === word);

/** The language of a request that names none: the stored one if it is switched on, else the default. */
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
