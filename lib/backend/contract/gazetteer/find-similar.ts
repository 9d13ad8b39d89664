import { distance } from 'fastest-levenshtein';

/**
 * Number of typos that are tolerated, by the length of a name. In short names, one or two letters
 * distinguish most names.
 */
const maxTypos = (name: string): number => (name.length < 5 ? 0 : name.length < 8 ? 1 : 2);

/**
 * The name that a misspelt text probably means, as `kumasi` for `kumase`; undefined when none is close
 * enough or several are equally close.
 */
export function findSimilar(text: string, names: Iterable<string>): string | undefined {
  let closest: string[] = [];
  let minDistance = maxTypos(text);
  if (minDistance === 0) return undefined;
  for (const name of names) {
    // The length check avoids comparing long texts with names that cannot match.
    if (Math.abs(text.length - name.length) > minDistance) continue;
    const typos = distance(text, name);
    if (typos > Math.min(minDistance, maxTypos(name))) continue;
    closest = typos < minDistance ? [name] : [...closest, name];
    minDistance = typos;
  }
  return closest.length === 1 ? closest[0] : undefined;
}
