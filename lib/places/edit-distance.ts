/**
 * The optimal string alignment distance: letters that are inserted, deleted, changed or swapped with the next. It is not
 * the Levenshtein distance of `fastest-levenshtein`, which counts a swap as two changes: a search accepts one change in a
 * word of up to seven letters, and must find `bakery` by `bakrey`.
 */
export function editDistance(from: string, to: string): number {
  const [source, target] = [[...from], [...to]];
  let [previousRow, lastRow]: [number[], number[]] = [
    [],
    Array.from({ length: target.length + 1 }, (_, n) => n),
  ];
  for (const [row, letter] of source.entries()) {
    const currentRow = [row + 1];
    for (const [column, targetLetter] of target.entries()) {
      const substituted = (lastRow[column] ?? 0) + (letter === targetLetter ? 0 : 1);
      const isTransposed = letter === target[column - 1] && targetLetter === source[row - 1];
      const transposed = isTransposed ? (previousRow[column - 1] ?? 0) + 1 : substituted;
      currentRow.push(
        Math.min(substituted, transposed, (lastRow[column + 1] ?? 0) + 1, (currentRow[column] ?? 0) + 1),
      );
    }
    [previousRow, lastRow] = [lastRow, currentRow];
  }
  return lastRow[target.length] ?? 0;
}
