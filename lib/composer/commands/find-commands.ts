import type { CommandEntry, CommandGroup } from './command-list';

/** Maximum number of listed entries per group; more search terms narrow them. */
const maxEntries = { withoutQuery: 10, withQuery: 20 };

/**
 * Finds the entries in which every word of the query starts a word; long groups are cut, with the number of
 * the rest. Groups with an exact name come first; within a group, matches of the label come before other
 * matches.
 */
export function findCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const terms = splitWords(query);
  const count = terms.length === 0 ? maxEntries.withoutQuery : maxEntries.withQuery;
  return groups
    .flatMap(({ title, entries }) => {
      const ranked = entries.flatMap((entry) => {
        const rank = rankOf(entry, title, terms);
        return rank === null ? [] : [{ entry, rank }];
      });
      const fitting = ranked.toSorted((one, other) => one.rank - other.rank);
      const [first] = fitting;
      const listed = fitting.slice(0, count).map(({ entry }) => entry);
      const left = Math.max(0, fitting.length - count);
      return first ? [{ isExactMatch: first.rank === 0, group: { title, entries: listed, left } }] : [];
    })
    .toSorted((one, other) => Number(other.isExactMatch) - Number(one.isExactMatch))
    .map(({ group }) => group);
}

/** Lower is better; null without a match. */
function rankOf(
  { label, called = label, about = '', keywords = '' }: CommandEntry,
  title: string,
  terms: readonly string[],
): number | null {
  const isExactName =
    terms.length > 0 && [label, called].some((name) => splitWords(name).join(' ') === terms.join(' '));
  if (isExactName) return 0;
  if (matchesTerms(label, terms)) return 1;
  return matchesTerms(`${label} ${about} ${keywords} ${title}`, terms) ? 2 : null;
}

function matchesTerms(text: string, terms: readonly string[]): boolean {
  const textWords = splitWords(text);
  return terms.every((term) => textWords.some((textWord) => textWord.startsWith(term)));
}

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
