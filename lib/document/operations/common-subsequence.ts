/**
 * The heaviest common subsequence: as many items of one list as possible whose order agrees with another
 * list. Quadratic in the length of the list, which limits keep small.
 */
export function commonSubsequence(
  list: readonly string[],
  otherList: readonly string[],
  weightOf: (id: string) => number = () => 1,
): Set<string> {
  if (list.length === otherList.length && list.every((id, at) => id === otherList[at])) return new Set(list);
  const ranks = new Map(otherList.map((id, rank) => [id, rank]));
  const common = list.flatMap((id) => {
    const rank = ranks.get(id);
    return rank === undefined ? [] : [{ id, rank }];
  });
  /** For each item, the heaviest run that ends with it. */
  const runs: Run[] = [];
  for (const { id, rank } of common) {
    const before = heaviest(runs.filter((run) => run.rank < rank));
    runs.push({ id, rank, weight: weightOf(id) + (before?.weight ?? 0), before });
  }
  const subsequence = new Set<string>();
  for (let run = heaviest(runs); run; run = run.before) subsequence.add(run.id);
  return subsequence;
}

type Run = { id: string; rank: number; weight: number; before: Run | undefined };

const heaviest = (runs: readonly Run[]): Run | undefined =>
  runs.reduce<Run | undefined>(
    (heaviestRun, run) => (heaviestRun && heaviestRun.weight >= run.weight ? heaviestRun : run),
    undefined,
  );
