import type { Synonyms, TermSynonyms } from '@/lib/backend/search/parse-search';
import { foldLetters } from '@/schemas/fold-letters';

/** Groups of words with the same meaning, by each of their words in comparable form. */
export type SynonymIndex = {
  byKey: ReadonlyMap<string, Synonyms>;
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

const isPhrase = (key: string): boolean => key.includes(' ');

/** The groups by what `namesOf` returns for each of their words. */
function indexGroups(
  groups: readonly (readonly string[])[],
  namesOf: (key: string) => readonly string[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const index = new Map<string, Set<number>>();
  for (const [group, texts] of groups.entries())
    for (const name of texts.map(toKey).flatMap(namesOf))
      index.set(name, (index.get(name) ?? new Set()).add(group));
  return index;
}

/** A word of several groups has the words of all of them as synonyms. */
export function indexSynonyms(groups: readonly (readonly string[])[]): SynonymIndex {
  const byKey = new Map<string, string[]>();
  for (const group of groups) {
    for (const text of group) {
      const key = toKey(text);
      if (key) byKey.set(key, [...new Set([...(byKey.get(key) ?? []), ...group])]);
    }
  }
  const groupsOfKey = indexGroups(groups, (key) => [key]);
  const groupsOfPart = indexGroups(groups, (key) => (isPhrase(key) ? key.split(' ') : []));
  const isDistinct = (key: string, text: string): boolean => {
    const own = groupsOfKey.get(key);
    return (
      isPhrase(toKey(text)) || [...(groupsOfPart.get(toKey(text)) ?? [])].every((group) => own?.has(group))
    );
  };
  const words = [...new Set(groups.flat().map(foldLetters))].filter((word) => /^\p{L}{5,}$/u.test(word));
  const synonyms = [...byKey].map(
    ([key, all]) => [key, { all, distinct: all.filter((text) => isDistinct(key, text)) }] as const,
  );
  return { byKey: new Map(synonyms), words };
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
  const synonyms = new Map<string, Synonyms>();
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
