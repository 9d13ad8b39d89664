import { northernTowns } from '@/lib/backend/contract/places/northern-towns';
import type { Place } from '@/lib/backend/contract/places/place';
import { regionPlaces } from '@/lib/backend/contract/places/regions';
import { southernTowns } from '@/lib/backend/contract/places/southern-towns';

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

const places = new Map<string, Place>();
for (const found of [...southernTowns, ...northernTowns, ...regionPlaces]) {
  for (const name of [found.name, ...found.aliases]) {
    const key = simplify(name);
    if (!places.has(key)) places.set(key, found);
  }
}
const longestFirst = [...places.keys()]
  .filter((name) => name.length > shortName)
  .sort((a, b) => b.length - a.length);

function findWithin(words: string): Place | undefined {
  const name = longestFirst.find((key) => ` ${words} `.includes(` ${key} `));
  return name === undefined ? undefined : places.get(name);
}

/**
 * The place an address names: a region, a town, or the most specific known part of a longer address
 * ("14 Cantonments Road, Osu, Accra" is Osu). Undefined when no part is known.
 */
export function findPlace(address: string): Place | undefined {
  const whole = places.get(simplify(address));
  if (whole) return whole;
  const parts = address
    .split(/[,;\n]/)
    .map(simplify)
    .filter(Boolean);
  for (const part of parts) {
    const found = places.get(part) ?? findWithin(part);
    if (found) return found;
  }
  return undefined;
}
