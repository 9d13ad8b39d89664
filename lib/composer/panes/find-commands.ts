import type { CommandEntry, CommandGroup } from './command-list';

/** So many of a group are listed; the others are found by more words. */
const most = { unsought: 10, sought: 20 };

/** Those in which every word that is sought begins one, first where what they do says all of it; of long lists the beginning, and how many are left. */
export function findCommands(groups: readonly CommandGroup[], sought: string): CommandGroup[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const count = words.length === 0 ? most.unsought : most.sought;
  return groups.flatMap(({ title, entries }) => {
    const isMeant = ({ label }: CommandEntry) => fits(label, words);
    const others = entries.filter(
      (one) => !isMeant(one) && fits(`${one.label} ${one.about ?? ''} ${one.sought ?? ''} ${title}`, words),
    );
    const fitting = [...entries.filter(isMeant), ...others];
    const left = Math.max(0, fitting.length - count);
    return fitting.length === 0 ? [] : [{ title, entries: fitting.slice(0, count), left }];
  });
}

function fits(said: string, words: readonly string[]): boolean {
  const known = said.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => known.some((one) => one.startsWith(word)));
}
