import type { CommandEntry, CommandGroup } from './command-list';

/** So many of a group are listed; the others are found by more words. */
const most = { unsought: 10, sought: 20 };

/**
 * Those in which every word that is sought begins one; of long lists the beginning, and how many are left. First what is called just so, in whichever
 * group, then where what they do says all of it.
 */
export function findCommands(groups: readonly CommandGroup[], sought: string): CommandGroup[] {
  const words = wordsIn(sought);
  const count = words.length === 0 ? most.unsought : most.sought;
  return groups
    .flatMap(({ title, entries }) => {
      const ranked = entries.flatMap((entry) => {
        const rank = rankOf(entry, title, words);
        return rank === null ? [] : [{ entry, rank }];
      });
      const fitting = ranked.toSorted((one, other) => one.rank - other.rank);
      const [first] = fitting;
      const listed = fitting.slice(0, count).map(({ entry }) => entry);
      const left = Math.max(0, fitting.length - count);
      return first ? [{ isCalledSo: first.rank === 0, group: { title, entries: listed, left } }] : [];
    })
    .toSorted((one, other) => Number(other.isCalledSo) - Number(one.isCalledSo))
    .map(({ group }) => group);
}

/** The lower the better; null for none that is meant. */
function rankOf(
  { label, called = label, about = '', sought = '' }: CommandEntry,
  title: string,
  words: readonly string[],
): number | null {
  const isCalledSo =
    words.length > 0 && [label, called].some((name) => wordsIn(name).join(' ') === words.join(' '));
  if (isCalledSo) return 0;
  if (fits(label, words)) return 1;
  return fits(`${label} ${about} ${sought} ${title}`, words) ? 2 : null;
}

function fits(said: string, words: readonly string[]): boolean {
  const known = wordsIn(said);
  return words.every((word) => known.some((one) => one.startsWith(word)));
}

const wordsIn = (said: string): string[] =>
  said
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
