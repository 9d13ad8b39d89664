/** Pairs of letters that follow each other, the ends of the name included. */
const pairsOf = (name: string) => {
  const padded = `-${name.slice(0, 60)}-`;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
};

/** Of these names the one or two that look most like `name`; none when nothing looks like it. */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const asked = pairsOf(name.toLowerCase());
  return names
    .map((one) => {
      const pairs = pairsOf(one);
      const shared = [...pairs].filter((pair) => asked.has(pair)).length;
      return { one, likeness: (2 * shared) / (pairs.size + asked.size) };
    })
    .filter(({ likeness }) => likeness >= 0.5)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 2)
    .map(({ one }) => one);
}
