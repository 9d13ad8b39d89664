import type { TermSynonyms } from '@/lib/backend/search/parse-search';
import { foldLetters } from '@/lib/i18n/fold-letters';

/** Groups of words with the same meaning, by each of their words in comparable form. */
export type SynonymIndex = {
  byKey: ReadonlyMap<string, readonly string[]>;
  /** The single words, which are proposed for misspelt ones. */
  words: readonly string[];
};

/** Words without accents and plural endings, separated by single spaces. */
const toKey = (text: string): string =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word))
    .filter(Boolean)
    .join(' ');

/** A word of several groups has the words of all of them as synonyms. */
export function indexSynonyms(groups: readonly (readonly string[])[]): SynonymIndex {
  const byKey = new Map<string, string[]>();
  for (const group of groups) {
    for (const text of group) {
      const key = toKey(text);
      if (key) byKey.set(key, [...new Set([...(byKey.get(key) ?? []), ...group])]);
    }
  }
  const words = [...new Set(groups.flat().map(foldLetters))].filter((word) => /^\p{L}{5,}$/u.test(word));
  return { byKey, words };
}

const MAX_PHRASE_WORDS = 4;

/**
 * Joins neighbouring terms that form a phrase with synonyms: `gas`, `station` become `gas station`. Returns the terms and
 * the synonyms of those that have any.
 */
export function applySynonyms(
  { byKey }: SynonymIndex,
  terms: readonly string[],
): { terms: string[]; synonyms: TermSynonyms } {
  const joined: string[] = [];
  const synonyms = new Map<string, readonly string[]>();
  for (let at = 0; at < terms.length; ) {
    const lengths = Array.from({ length: Math.min(MAX_PHRASE_WORDS, terms.length - at) }, (_, n) => n + 1);
    const length = lengths.findLast((count) => byKey.has(toKey(terms.slice(at, at + count).join(' ')))) ?? 1;
    const term = terms.slice(at, at + length).join(' ');
    const group = byKey.get(toKey(term));
    if (group) synonyms.set(term, group);
    joined.push(term);
    at += length;
  }
  return { terms: joined, synonyms };
}
