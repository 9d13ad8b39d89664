import { stayingOf } from '../operations/staying-of';

/** One list of blocks as three documents have it; only those that are to stand in it now. */
export type ListVersions = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] };

/**
 * The order of a list that two have changed. What neither moved, or both alike, keeps its order; everything else comes after
 * the same block as in the list of whoever put or moved it there. @returns with it what both moved, but not alike: it stands as `theirs`.
 */
export function mergeOrder({ base, mine, theirs }: ListVersions): { order: string[]; clashing: string[] } {
  const movedByMe = movedIn(base, mine);
  const movedByThem = movedIn(base, theirs);
  const inTheirs = new Set(theirs);
  const inMine = new Set(mine);
  const isFirm = (id: string) => inTheirs.has(id) && movedByMe.has(id) === movedByThem.has(id);
  const agreed = mine.filter(isFirm);
  const firm = stayingOf(
    theirs.filter((id) => inMine.has(id) && isFirm(id)),
    agreed,
  );
  const isOfMine = (id: string) =>
    !firm.has(id) && (!inTheirs.has(id) || (movedByMe.has(id) && !movedByThem.has(id)));
  const isOfTheirs = (id: string) => !firm.has(id) && !isOfMine(id);
  const [runsOfMine, runsOfTheirs] = [runsAfter(mine, firm, isOfMine), runsAfter(theirs, firm, isOfTheirs)];
  const order = [null, ...agreed.filter((id) => firm.has(id))].flatMap((anchor) => {
    const runs = [runsOfMine.get(anchor) ?? [], runsOfTheirs.get(anchor) ?? []];
    // Whoever saves first: two who put something in at one spot get one order.
    const sorted = runs.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)).flat();
    return anchor === null ? sorted : [anchor, ...sorted];
  });
  return { order, clashing: agreed.filter((id) => !firm.has(id)) };
}

/** What of a list is not where it was beside the others, and what is new in it. */
function movedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const staying = stayingOf(after, before);
  return new Set(after.filter((id) => !staying.has(id)));
}

/** The blocks of a list that one side places, by the firm one that stands before them; null for the beginning. */
function runsAfter(
  list: readonly string[],
  firm: ReadonlySet<string>,
  isPlaced: (id: string) => boolean,
): Map<string | null, string[]> {
  const runs = new Map<string | null, string[]>();
  let anchor: string | null = null;
  for (const id of list) {
    if (firm.has(id)) anchor = id;
    else if (isPlaced(id)) runs.set(anchor, [...(runs.get(anchor) ?? []), id]);
  }
  return runs;
}
