import type { GazetteerPlace } from '@/lib/backend/contract/gazetteer/gazetteer-place';
import { ghanaPlaces } from '@/lib/backend/contract/gazetteer/ghana-places';
import { editDistance } from '@/lib/backend/search/edit-distance';
import { activeCountry } from '@/lib/i18n/active-country';
import { mapDefinitions } from '@/lib/map/map-definitions';
import type { CountryCode } from '@/schemas/country';

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
    const typos = editDistance(text, name);
    if (typos > Math.min(minDistance, maxTypos(name))) continue;
    closest = typos < minDistance ? [name] : [...closest, name];
    minDistance = typos;
  }
  return closest.length === 1 ? closest[0] : undefined;
}

/**
 * The places of a country, of which the first with a name wins: for Ghana its towns and regions, for other
 * countries the towns of their map.
 */
function gazetteerOf(country: CountryCode): readonly GazetteerPlace[] {
  if (country === 'GH') return [...ghanaPlaces.towns, ...ghanaPlaces.regions];
  return mapDefinitions[country].towns.map((town) => ({ ...town, aliases: [] }));
}

const genericWords = /\b(region|municipal(ity)?|metropolitan|metro|district|assembly|ghana)\b/g;
const SHORT_NAME_LENGTH = 2;

function normaliseName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(genericWords, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

type PlaceFinder = (address: string) => GazetteerPlace | undefined;

/** Creates a search among the gazetteer of a country. */
export function createPlaceFinder(country: CountryCode): PlaceFinder {
  const placesByName = new Map<string, GazetteerPlace>();
  for (const place of gazetteerOf(country)) {
    for (const name of [place.name, ...place.aliases]) {
      const key = normaliseName(name);
      if (!placesByName.has(key)) placesByName.set(key, place);
    }
  }
  const namesByLength = [...placesByName.keys()]
    .filter((name) => name.length > SHORT_NAME_LENGTH)
    .sort((a, b) => b.length - a.length);
  const findContained = (text: string) => {
    const name = namesByLength.find((key) => ` ${text} `.includes(` ${key} `));
    return name === undefined ? undefined : placesByName.get(name);
  };
  const findMisspelt = (text: string) => placesByName.get(findSimilar(text, placesByName.keys()) ?? '');
  return (address) => {
    const parts = address
      .split(/[,;\n]/)
      .map(normaliseName)
      .filter(Boolean);
    const exact = placesByName.get(normaliseName(address));
    const match = exact ?? parts.map((part) => placesByName.get(part) ?? findContained(part)).find(Boolean);
    return match ?? parts.map(findMisspelt).find(Boolean);
  };
}

/**
 * The place that an address names: a region, a town, or the most specific place of a longer address ("14
 * Cantonments Road, Osu, Accra" is Osu), else a place with a similar name. Undefined when there is none.
 */
export const findPlace: PlaceFinder = createPlaceFinder(activeCountry);
