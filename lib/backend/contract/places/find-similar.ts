import { distance } from 'fastest-levenshtein';

/** Letters that may be wrong, by how long a name is: of a short one most others differ by no more. */
const mostWrong = (name: string): number => (name.length < 5 ? 0 : name.length < 8 ? 1 : 2);

/** The name that was probably meant, as `kumasi` by `kumase`: undefined when none is near enough, or several are as near. */
export function findSimilar(written: string, names: Iterable<string>): string | undefined {
  let nearest: string[] = [];
  let least = mostWrong(written);
  if (least === 0) return undefined;
  for (const name of names) {
    // No text, however long, is compared with what it cannot be.
    if (Math.abs(written.length - name.length) > least) continue;
    const wrong = distance(written, name);
    if (wrong > Math.min(least, mostWrong(name))) continue;
    nearest = wrong < least ? [name] : [...nearest, name];
    least = wrong;
  }
  return nearest.length === 1 ? nearest[0] : undefined;
}
