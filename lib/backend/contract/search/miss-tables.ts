import {
  bitOf,
  type chosenIn,
  type Family,
  families,
  familyNames,
  type Group,
  type ValueGroup,
} from '@/lib/backend/contract/search/groups';
import type { HeldListings } from '@/lib/backend/contract/search/held-listings';
import { type Places, placesNear } from '@/lib/backend/contract/search/places';
import { listingFlags, type ReadSearch } from '@/lib/backend/contract/search/read-search';

/** What is not found for a reason that has no group of its own. */
const elsewhere = 128;

/** Which numbers of a group's values fit, and what those that do not miss. */
type Rule = { group: Group; fits: (value: number) => boolean; bit: number };

type Conditions = {
  places: Places;
  chosen: ReturnType<typeof chosenIn>;
  near: ReadSearch['near'];
};

/** For each number in the column of a family of which something is asked, what such a listing misses: a bit for each group, and one for all else. */
export function missTables(
  listings: HeldListings,
  { places, chosen, near }: Conditions,
): Partial<Record<Family, Uint8Array>> {
  const valuesOf = (group: ValueGroup): readonly string[] =>
    group === 'regions'
      ? places.regions.filter(({ slug }) => chosen.regions.includes(slug)).map(({ value }) => value)
      : chosen[group];
  const ruleOf = (group: Group): Rule[] => {
    if (chosen[group].length === 0) return [];
    const fits = group === 'flags' ? fitsFlags(chosen.flags) : fitsValues(listings, group, valuesOf(group));
    return [{ group, fits, bit: bitOf(group) }];
  };
  const nearby = near && placesNear(places.districts, near).map(({ value }) => value);
  const isNear: Rule[] = nearby
    ? [{ group: 'districts', fits: fitsValues(listings, 'districts', nearby), bit: elsewhere }]
    : [];
  const rules: Record<Family, Rule[]> = {
    places: [...families.places.flatMap(ruleOf), ...isNear],
    trades: families.trades.flatMap(ruleOf),
    traits: families.traits.flatMap(ruleOf),
  };
  const asked = familyNames.filter((family) => rules[family].length > 0);
  return Object.fromEntries(asked.map((family) => [family, tableOf(listings, family, rules[family])]));
}

/** For each number in the column of places 1 where it is one of these regions or districts. */
export function markPlaces(
  listings: HeldListings,
  named: Readonly<Record<'regions' | 'districts', readonly string[]>>,
): Uint8Array {
  const fits = families.places.map((group) => fitsValues(listings, group, named[group]));
  return Uint8Array.from(listings.families.places.sets, (set) =>
    Number(set.some((value, place) => fits[place]?.(value))),
  );
}

function tableOf(listings: HeldListings, family: Family, rules: readonly Rule[]): Uint8Array {
  const groups: readonly Group[] = families[family];
  const placed = rules.map(({ group, ...rule }) => ({ ...rule, place: groups.indexOf(group) }));
  return Uint8Array.from(listings.families[family].sets, (set) =>
    placed.reduce((missed, { place, fits, bit }) => (fits(set[place] ?? 0) ? missed : missed | bit), 0),
  );
}

function fitsValues({ codes }: HeldListings, group: ValueGroup, values: readonly string[]): Rule['fits'] {
  const wanted = new Set(values.map((value) => codes[group].get(value)));
  return (value) => wanted.has(value);
}

/** A listing fits that has every flag. */
function fitsFlags(chosen: readonly string[]): Rule['fits'] {
  const wanted = listingFlags.reduce(
    (sum, flag, place) => (chosen.includes(flag) ? sum | (1 << place) : sum),
    0,
  );
  return (flags) => (flags & wanted) === wanted;
}
