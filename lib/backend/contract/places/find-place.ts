import { findSimilar } from '@/lib/backend/contract/places/find-similar';
import { knownPlaces } from '@/lib/backend/contract/places/known-places';
import type { Place } from '@/lib/backend/contract/places/place';
import { activeCountry } from '@/lib/i18n/active-country';
import type { CountryCode } from '@/schemas/country';

const surroundings = /\b(region|municipal(ity)?|metropolitan|metro|district|assembly|ghana)\b/g;
const shortName = 2;

function simplify(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(surroundings, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

type FindPlace = (address: string) => Place | undefined;

/** A search among the places that are known of a country. */
export function createPlaceFinder(country: CountryCode): FindPlace {
  const places = new Map<string, Place>();
  for (const found of knownPlaces(country)) {
    for (const name of [found.name, ...found.aliases]) {
      const key = simplify(name);
      if (!places.has(key)) places.set(key, found);
    }
  }
  const longestFirst = [...places.keys()]
    .filter((name) => name.length > shortName)
    .sort((a, b) => b.length - a.length);
  const findWithin = (words: string) => {
    const name = longestFirst.find((key) => ` ${words} `.includes(` ${key} `));
    return name === undefined ? undefined : places.get(name);
  };
  const findMeant = (words: string) => places.get(findSimilar(words, places.keys()) ?? '');
  return (address) => {
    const parts = address
      .split(/[,;\n]/)
      .map(simplify)
      .filter(Boolean);
    const whole = places.get(simplify(address));
    const known = whole ?? parts.map((part) => places.get(part) ?? findWithin(part)).find(Boolean);
    return known ?? parts.map(findMeant).find(Boolean);
  };
}

/**
 * The place an address names: a region, a town, or the most specific known part of a longer address
 * ("14 Cantonments Road, Osu, Accra" is Osu), else the one that is written almost so. Undefined when there is none.
 */
export const findPlace: FindPlace = createPlaceFinder(activeCountry);
