/** The pairs of adjacent letters, including the ends of the name. */
const pairsOf = (name: string) => {
  const padded = `-${name.slice(0, 60)}-`;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
};

/** The one or two names that are most similar to `name`; empty when none is similar. */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const namePairs = pairsOf(name.toLowerCase());
  return names
    .map((candidate) => {
      const pairs = pairsOf(candidate);
      const shared = [...pairs].filter((pair) => namePairs.has(pair)).length;
      return { candidate, similarity: (2 * shared) / (pairs.size + namePairs.size) };
    })
    .filter(({ similarity }) => similarity >= 0.5)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, 2)
    .map(({ candidate }) => candidate);
}
