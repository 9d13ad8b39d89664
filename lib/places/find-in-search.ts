import { chooseCandidate } from '@/lib/places/choose-place';
import { findDigitalAddress } from '@/lib/places/digital-address-districts';
import { type Mention, ordinaryWords, prepositions } from '@/lib/places/find-mentions';
import type { NameIndex } from '@/lib/places/name-index';
import { normaliseName } from '@/lib/places/normalise-name';
import { parseCoordinates } from '@/lib/places/parse-coordinates';
import { findPlusCode } from '@/lib/places/parse-plus-code';
import { type PlaceResolver, type ResolvedPlace, toResolved } from '@/lib/places/resolve-place';

/** A place in the words of a search. */
export type SearchedPlace = {
  place: ResolvedPlace;
  /** What is searched for may also be near the place. */
  isNear: boolean;
};

/** The places in the words of a search, and its other words. */
export type PlaceSearch = { places: SearchedPlace[]; rest: string };

const nearWords: ReadonlySet<string> = new Set(['near', 'nearby', 'around', 'close', 'by', 'next', 'beside']);
/** Words that do not narrow a search for the businesses of a place. */
const genericWords: ReadonlySet<string> = new Set([
  ...['business', 'businesses', 'company', 'companies', 'for', 'sale', 'sell', 'buy', 'all', 'any'],
]);
const tokenPattern = /-?"[^"]*"?|\S+/g;
const isPlain = (token: string): boolean => !token.startsWith('-') && !token.includes('"');
const plainWord = (token: string | undefined): string =>
  (token ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

type Found = { start: number; end: number; mention: Mention };

/** Names of hamlets, short names and numbers count only after a preposition, or where nothing else is written. */
function isClear(name: string, { places: [place] }: Mention, isIntroduced: boolean): boolean {
  const isAmbiguous = name.length <= 2 || /^\d+$/.test(name) || place?.isMinor === true;
  return place !== undefined && (isIntroduced || !isAmbiguous);
}

function findNames(index: NameIndex, tokens: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    for (let end = Math.min(tokens.length, start + index.maxWords); end > start; end -= 1) {
      const part = tokens.slice(start, end);
      const name = part.every(isPlain) ? normaliseName(part.join(' ')) : '';
      const places = index.byName.get(name);
      if (!places) continue;
      const hasRegion =
        plainWord(tokens[end]) === 'region' || part.some((word) => plainWord(word) === 'region');
      const isCertain = hasRegion || !ordinaryWords.has(name);
      const mention = { places, isStreet: false, isMisspelt: false, isCertain };
      const isWhole = part.length === tokens.length;
      const isIntroduced = isWhole || prepositions.has(plainWord(tokens[start - 1]));
      if (!isClear(name, mention, isIntroduced) || !(isCertain || isIntroduced)) continue;
      found.push({ start, end, mention });
      start = end - 1;
      break;
    }
  }
  return found;
}

/** The index of the first of the prepositions before a name. */
function startOfPrepositions(tokens: readonly string[], start: number): number {
  let first = start;
  while (first > 0 && prepositions.has(plainWord(tokens[first - 1]))) first -= 1;
  return first;
}

function findNamedPlaces(index: NameIndex, input: string): PlaceSearch {
  const tokens = input.match(tokenPattern) ?? [];
  const found = findNames(index, tokens);
  const removed = new Set<number>();
  const places = found.flatMap(({ start, end, mention }): SearchedPlace[] => {
    const others = found.map((other) => other.mention).filter((other) => other !== mention);
    const place = chooseCandidate(mention, others);
    if (!place) return [];
    const first = startOfPrepositions(tokens, start);
    for (let at = first; at < end; at += 1) removed.add(at);
    const isNear = tokens.slice(first, start).some((token) => nearWords.has(plainWord(token)));
    return [{ place: toResolved(index, { place, isMisspelt: false }), isNear }];
  });
  const rest = tokens.filter((_, at) => !removed.has(at));
  const isGeneric = places.length > 0 && rest.every((token) => genericWords.has(plainWord(token)));
  return { places, rest: isGeneric ? '' : rest.join(' ') };
}

/** Words that belong to coordinates. */
const isCoordinateWord = (token: string): boolean =>
  /\d|°|^geo:/i.test(token) || /^[nsew],?$|^(lat|lng|lon|latitude|longitude)[:=]?$/i.test(token);

function withoutPrepositions(tokens: readonly string[]): string {
  const end = startOfPrepositions(tokens, tokens.length);
  return tokens.slice(0, end).join(' ');
}

/** Finds the places that the words of a search name, with a code or coordinates instead of names where there are any. */
export function findInSearch(index: NameIndex, resolve: PlaceResolver, input: string): PlaceSearch {
  const isCode =
    parseCoordinates(input, index.gazetteer.bounds) !== null ||
    findPlusCode(input) !== null ||
    findDigitalAddress(input) !== null;
  const place = isCode ? resolve(input) : null;
  if (!place) return findNamedPlaces(index, input);
  const code = findPlusCode(input) ?? findDigitalAddress(input);
  if (!code) {
    const tokens = (input.match(tokenPattern) ?? []).filter((token) => !isCoordinateWord(token));
    return { places: [{ place, isNear: true }], rest: withoutPrepositions(tokens) };
  }
  const { rest } = findNamedPlaces(index, code.rest);
  return { places: [{ place, isNear: true }], rest: withoutPrepositions(rest.match(tokenPattern) ?? []) };
}
