/**
 * The optimal string alignment distance: letters that are inserted, deleted, changed or swapped with the next. It is not
 * the Levenshtein distance of `fastest-levenshtein`, which counts a swap as two changes: a search accepts one change in a
 * word of up to seven letters, and must find `bakery` by `bakrey`.
 */
export function editDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let [before, last]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, n) => n)];
  for (const [row, letter] of from.entries()) {
    const now = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const changed = (last[column] ?? 0) + (letter === wanted ? 0 : 1);
      const isSwapped = letter === to[column - 1] && wanted === from[row - 1];
      const swapped = isSwapped ? (before[column - 1] ?? 0) + 1 : changed;
      now.push(Math.min(changed, swapped, (last[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1));
    }
    [before, last] = [last, now];
  }
  return last[to.length] ?? 0;
}
