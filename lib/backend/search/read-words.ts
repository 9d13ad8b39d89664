/** The terms of a search: single words, or phrases of adjacent words. */
export type SearchTerms = { included: string[]; excluded: string[] };

/** With the terms that occur in the name of a location, which match all its listings. */
export type ResolvedTerms = SearchTerms & { placeTerms: ReadonlySet<string> };

/** The terms to search for and, when they were corrected, the corrected input; else null. */
export type CorrectedTerms = { terms: ResolvedTerms; corrected: string | null };

const MAX_TERMS = 12;
const termPattern = /(-?)(?:"([^"]*)"?|(\S+))/g;
/** As phones and word processors insert them. */
const curlyQuotes = /[“”„‟«»]/g;
const dashes = /(^|\s)[−–—](?=\S)/g;
/** Invisible characters, such as a soft hyphen in a copied word. */
const invisibleCharacters = /\p{Cf}/gu;
const normaliseInput = (input: string): string =>
  input.normalize('NFKC').replaceAll(invisibleCharacters, '').replaceAll(curlyQuotes, '"').replaceAll(dashes, '$1-');

/**
 * Parses search input: -word excludes, "two words" is one phrase. Terms without a letter or digit are
 * ignored, as is everything after the twelfth term.
 */
export function parseTerms(input: string): SearchTerms {
  const terms: SearchTerms = { included: [], excluded: [] };
  for (const [, isExcluded, phrase, word] of [...normaliseInput(input).matchAll(termPattern)].slice(0, MAX_TERMS)) {
    const value = (phrase ?? word ?? '').replaceAll('"', '').trim();
    if (/[\p{L}\p{N}]/u.test(value)) (isExcluded ? terms.excluded : terms.included).push(value);
  }
  return terms;
}

/** Formats terms as search input. */
export function formatTerms({ included, excluded }: SearchTerms): string {
  const formatTerm = (value: string) => (/\s/.test(value) ? `"${value}"` : value);
  return [...included.map(formatTerm), ...excluded.map((value) => `-${formatTerm(value)}`)].join(' ');
}
