import { editDistance } from '@/lib/places/edit-distance';
import type { Gazetteer, GazetteerPlace } from '@/lib/places/gazetteer';
import { normaliseName } from '@/lib/places/normalise-name';

/** The places of a gazetteer by their normalised names and aliases. */
export type NameIndex = {
  gazetteer: Gazetteer;
  /** The places with a name, the most important first. */
  byName: ReadonlyMap<string, readonly GazetteerPlace[]>;
  /** Names that are proposed for misspelt ones. */
  properNames: readonly string[];
  /** The same names by their form without double letters: `nimma` is `nima`. */
  bySingleLetters: ReadonlyMap<string, string>;
  /** The number of words of the longest name. */
  maxWords: number;
};

const withoutDoubleLetters = (name: string): string => name.replace(/(\p{L})\1+/gu, '$1');

/** Places are matched by name first, then by alias. */
export function indexNames(gazetteer: Gazetteer): NameIndex {
  const byName = new Map<string, GazetteerPlace[]>();
  const properNames = new Set<string>();
  const add = (name: string, place: GazetteerPlace) => {
    const key = normaliseName(name);
    if (!key) return;
    const places = byName.get(key) ?? [];
    if (!places.includes(place)) byName.set(key, [...places, place]);
    if (!place.isMinor) properNames.add(key);
  };
  const [minor, known] = [
    gazetteer.places.filter(({ isMinor }) => isMinor),
    gazetteer.places.filter(({ isMinor }) => !isMinor),
  ];
  for (const places of [known, minor]) {
    for (const place of places) add(place.name, place);
    for (const place of places) for (const alias of place.aliases) add(alias, place);
  }
  const bySingleLetters = new Map<string, string>();
  for (const name of properNames) {
    const key = withoutDoubleLetters(name);
    if (!bySingleLetters.has(key)) bySingleLetters.set(key, name);
  }
  const maxWords = Math.max(1, ...[...byName.keys()].map((name) => name.split(' ').length));
  return { gazetteer, byName, properNames: [...properNames], bySingleLetters, maxWords };
}

/**
 * Number of typos that are tolerated, by the length of a name. In short names, one or two letters
 * distinguish most names.
 */
const maxTypos = (name: string): number => (name.length < 5 ? 0 : name.length < 8 ? 1 : 2);

/** The names that a misspelt text may mean: those with the smallest number of typos. */
function findClosest(text: string, names: Iterable<string>): string[] {
  let closest: string[] = [];
  let minDistance = maxTypos(text);
  if (minDistance === 0) return [];
  for (const name of names) {
    // The length check avoids comparing long texts with names that cannot match.
    if (Math.abs(text.length - name.length) > minDistance) continue;
    const typos = editDistance(text, name);
    if (typos > Math.min(minDistance, maxTypos(name))) continue;
    closest = typos < minDistance ? [name] : [...closest, name];
    minDistance = typos;
  }
  return closest;
}

/**
 * The name that a misspelt text probably means, as `kumasi` for `kumase`; undefined when none is close
 * enough or several are equally close.
 */
export function findSimilar(text: string, names: Iterable<string>): string | undefined {
  const closest = findClosest(text, names);
  return closest.length === 1 ? closest[0] : undefined;
}

const MIN_SINGLE_LETTERS = 4;

/**
 * The places that a misspelt name probably means. Of several names that are equally close, that of a regional capital is
 * meant; empty when that does not decide.
 */
export function findMisspelt(
  { gazetteer, byName, properNames, bySingleLetters }: NameIndex,
  text: string,
): readonly GazetteerPlace[] {
  const single = withoutDoubleLetters(text);
  const doubled = single.length >= MIN_SINGLE_LETTERS ? bySingleLetters.get(single) : undefined;
  const closest = doubled === undefined ? findClosest(text, properNames) : [doubled];
  if (closest.length === 1) return byName.get(closest[0] ?? '') ?? [];
  const places = [...new Set(closest.flatMap((name) => byName.get(name)?.[0] ?? []))];
  if (places.length === 1) return places;
  const capitals = places.filter(({ kind, name }) => kind === 'town' && gazetteer.capitals.has(name));
  return capitals.length === 1 ? capitals : [];
}
