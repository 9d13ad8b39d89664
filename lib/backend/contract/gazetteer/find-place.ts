import { findSimilar } from '@/lib/backend/contract/gazetteer/find-similar';
import { gazetteerOf } from '@/lib/backend/contract/gazetteer/known-places';
import type { GazetteerPlace } from '@/lib/backend/contract/gazetteer/gazetteer-place';
import { activeCountry } from '@/lib/i18n/active-country';
import type { CountryCode } from '@/schemas/country';

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
