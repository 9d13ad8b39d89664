import type { TermSynonyms } from '@/lib/backend/search/parse-search';
import { foldLetters } from '@/schemas/fold-letters';

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
 * Joins neighbouring words that form a phrase with synonyms: `gas`, `station` become `gas station`. Returns the terms and
 * the synonyms of those that have any. A phrase in quotes is meant as it is written.
 */
export function applySynonyms(
  { byKey }: SynonymIndex,
  terms: readonly string[],
): { terms: string[]; synonyms: TermSynonyms } {
  const joined: string[] = [];
  const synonyms = new Map<string, readonly string[]>();
  for (let at = 0; at < terms.length; ) {
    const lengths = Array.from({ length: Math.min(MAX_PHRASE_WORDS, terms.length - at) }, (_, n) => n + 1);
    const groupOf = (count: number) => {
      const words = terms.slice(at, at + count);
      return words.some((word) => /\s/.test(word)) ? undefined : byKey.get(toKey(words.join(' ')));
    };
    const length = lengths.findLast((count) => groupOf(count) !== undefined) ?? 1;
    const term = terms.slice(at, at + length).join(' ');
    const group = groupOf(length);
    if (group) synonyms.set(term, group);
    joined.push(term);
    at += length;
  }
  return { terms: joined, synonyms };
}
