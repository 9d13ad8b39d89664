/** The places of a longest rising run in a list of different numbers (patience sorting, n log n): what need not move. */
function longestRising(numbers: readonly number[]): Set<number> {
  /** For each length the place whose number ends such a run lowest. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  const numberAt = (place: number | undefined) => (place === undefined ? 0 : (numbers[place] ?? 0));
  for (const [place, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numberAt(ends[middle]) < number) low = middle + 1;
      else high = middle;
    }
    before.set(place, ends[low - 1]);
    ends[low] = place;
  }
  const run = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before.get(place)) run.add(place);
  return run;
}

/** As many as can be of one list that stand in the order of another. */
export function stayingOf(list: readonly string[], other: readonly string[]): Set<string> {
  const ranks = new Map(other.map((id, rank) => [id, rank]));
  const common = list.filter((id) => ranks.has(id));
  const run = longestRising(common.map((id) => ranks.get(id) ?? 0));
  return new Set(common.filter((_id, at) => run.has(at)));
}
