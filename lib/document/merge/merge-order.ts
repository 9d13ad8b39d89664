import { commonSubsequence } from '../operations/common-subsequence';

/** One list of blocks in the three versions, with only the blocks that belong to it after the merge. */
export type ListVersions = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] };

/**
 * Merges the order of a list. Blocks that neither side moved, or both moved alike, keep their order; all
 * others follow the same block as in the list of the side that moved or inserted them.
 * @returns the order, and the blocks that both moved differently; those have the position of `theirs`.
 */
export function mergeOrder({ base, mine, theirs }: ListVersions): { order: string[]; conflicting: string[] } {
  const movedByMe = movedIn(base, mine);
  const movedByThem = movedIn(base, theirs);
  const inTheirs = new Set(theirs);
  const inMine = new Set(mine);
  const isFixed = (id: string) => inTheirs.has(id) && movedByMe.has(id) === movedByThem.has(id);
  const agreed = mine.filter(isFixed);
  const fixed = commonSubsequence(
    theirs.filter((id) => inMine.has(id) && isFixed(id)),
    agreed,
  );
  const isPlacedByMine = (id: string) =>
    !fixed.has(id) && (!inTheirs.has(id) || (movedByMe.has(id) && !movedByThem.has(id)));
  const isPlacedByTheirs = (id: string) => !fixed.has(id) && !isPlacedByMine(id);
  const [mineRuns, theirsRuns] = [
    runsAfter(mine, fixed, isPlacedByMine),
    runsAfter(theirs, fixed, isPlacedByTheirs),
  ];
  const order = [null, ...agreed.filter((id) => fixed.has(id))].flatMap((anchor) => {
    const runs = [mineRuns.get(anchor) ?? [], theirsRuns.get(anchor) ?? []];
    // A fixed order: two blocks inserted at one position get the same order whichever side saves first.
    const sorted = runs.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)).flat();
    return anchor === null ? sorted : [anchor, ...sorted];
  });
  return { order, conflicting: agreed.filter((id) => !fixed.has(id)) };
}

/** The blocks of a list that moved relative to the others, and the new ones. */
function movedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const unmoved = commonSubsequence(after, before);
  return new Set(after.filter((id) => !unmoved.has(id)));
}

/**
 * The runs of blocks that one side placed, by the fixed block before them; null for the start of the list.
 */
function runsAfter(
  list: readonly string[],
  fixed: ReadonlySet<string>,
  isPlaced: (id: string) => boolean,
): Map<string | null, string[]> {
  const runs = new Map<string | null, string[]>();
  let anchor: string | null = null;
  for (const id of list) {
    if (fixed.has(id)) anchor = id;
    else if (isPlaced(id)) runs.set(anchor, [...(runs.get(anchor) ?? []), id]);
  }
  return runs;
}
