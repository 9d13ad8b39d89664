/**
 * As many as can be of one list that stand in the order of another: the heaviest rising run of their ranks. In the square of the
 * list's length, which limits keep small.
 */
export function stayingOf(
  list: readonly string[],
  other: readonly string[],
  weightOf: (id: string) => number = () => 1,
): Set<string> {
  if (list.length === other.length && list.every((id, at) => id === other[at])) return new Set(list);
  const ranks = new Map(other.map((id, rank) => [id, rank]));
  const common = list.flatMap((id) => {
    const rank = ranks.get(id);
    return rank === undefined ? [] : [{ id, rank }];
  });
  /** The heaviest run that ends with each, by its last link. */
  const runs: Run[] = [];
  for (const { id, rank } of common) {
    const before = heaviest(runs.filter((run) => run.rank < rank));
    runs.push({ id, rank, weight: weightOf(id) + (before?.weight ?? 0), before });
  }
  const staying = new Set<string>();
  for (let run = heaviest(runs); run; run = run.before) staying.add(run.id);
  return staying;
}

type Run = { id: string; rank: number; weight: number; before: Run | undefined };

const heaviest = (runs: readonly Run[]): Run | undefined =>
  runs.reduce<Run | undefined>((most, run) => (most && most.weight >= run.weight ? most : run), undefined);
