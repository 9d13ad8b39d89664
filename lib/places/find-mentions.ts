import type { GazetteerPlace } from '@/lib/places/gazetteer';
import { findMisspelt, type NameIndex } from '@/lib/places/name-index';
import { normaliseName } from '@/lib/places/normalise-name';

/** A name in a text, with the places that have it. */
export type Mention = {
  places: readonly GazetteerPlace[];
  /** The name of a street (`Cantonments Road`), which says less than the name of a place. */
  isStreet: boolean;
  isMisspelt: boolean;
  /** It is no other word: `Western Region`, `Ashanti`, but not `Western`, nor a misspelt name. */
  isCertain: boolean;
};

/** Words before the name of a place. */
export const prepositions: ReadonlySet<string> = new Set([
  ...['in', 'at', 'near', 'nearby', 'around', 'by', 'off', 'opposite', 'opp', 'beside', 'from', 'to'],
  ...['within', 'inside', 'outside', 'close', 'next', 'the'],
]);
/** Words after the name of a town. */
const townWords: ReadonlySet<string> = new Set(['area', 'town', 'township', 'city']);
const streetWords: ReadonlySet<string> = new Set([
  ...[
    'road',
    'street',
    'str',
    'avenue',
    'lane',
    'close',
    'crescent',
    'link',
    'drive',
    'loop',
    'way',
    'highway',
  ],
]);
/** Names of regions that are ordinary words as well: `Central Market`, `Western Hotel`. */
export const ordinaryWords: ReadonlySet<string> = new Set([
  'central',
  'eastern',
  'western',
  'northern',
  'savannah',
  'volta',
]);
/** Names of up to this length count only where nothing else is written: `la` and `ho` are parts of other texts. */
const SHORT_NAME_LENGTH = 2;

const trimWords = (words: readonly string[]): string[] => {
  const isMeaningful = (word: string) => !prepositions.has(word);
  const first = words.findIndex(isMeaningful);
  return first < 0 ? [] : words.slice(first, words.findLastIndex(isMeaningful) + 1);
};

type Words = readonly string[];

/** The longest name that starts at a word of a part. */
function findNameAt(
  index: NameIndex,
  words: Words,
  start: number,
  hasRegion: boolean,
): { mention: Mention; length: number } | null {
  for (let length = Math.min(index.maxWords, words.length - start); length > 0; length -= 1) {
    const name = words.slice(start, start + length).join(' ');
    const places = index.byName.get(name);
    if (!places || !canBeMentioned(name, words, start)) continue;
    const isStreet = streetWords.has(words[start + length] ?? '');
    const isCertain = hasRegion || !ordinaryWords.has(name);
    return { mention: { places, isStreet, isMisspelt: false, isCertain }, length };
  }
  return null;
}

function canBeMentioned(name: string, words: Words, start: number): boolean {
  if (name.length > SHORT_NAME_LENGTH && !ordinaryWords.has(name) && !/^\d+$/.test(name)) return true;
  const isLast = words.slice(start + 1).every((word) => townWords.has(word));
  return isLast && (start === 0 || prepositions.has(words[start - 1] ?? ''));
}

function findInPart(index: NameIndex, words: Words, hasRegion: boolean): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; ) {
    const found = findNameAt(index, words, at, hasRegion);
    if (found) mentions.push(found.mention);
    at += found?.length ?? 1;
  }
  return mentions;
}

/** The words after the last preposition, else all: `shops near Kumase` → `kumase`. */
function afterPreposition(words: Words): Words {
  const last = words.findLastIndex((word) => prepositions.has(word));
  return words.slice(last + 1);
}

const MAX_TEXT_LENGTH = 300;

/** `E/Legon` and `N/Kaneshie`: a slash that abbreviates is no separator. */
const splitParts = (text: string): string[] =>
  text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/\b([nsew])\/(?=\p{L})/giu, '$1 ')
    .split(/[,;\n()/|]|\s[-–—]\s/);

/**
 * The names of places in a text, in its order. A part of the text without a name is compared with similar names.
 */
export function findMentions(index: NameIndex, text: string): Mention[] {
  // A numbered district is no place, though a place may have a number as its name.
  if (/^\s*(district|region)\s+\d+\s*$/i.test(text)) return [];
  const whole = trimWords(normaliseName(text).split(' ')).join(' ');
  const exact = index.byName.get(whole);
  if (exact) return [{ places: exact, isStreet: false, isMisspelt: false, isCertain: true }];
  return splitParts(text).flatMap((part): Mention[] => {
    const words = trimWords(normaliseName(part).split(' ').filter(Boolean));
    if (words.length === 0) return [];
    const found = findInPart(index, words, /\bregion\b/i.test(part));
    if (found.length > 0) return found;
    const places = findMisspelt(index, afterPreposition(words).join(' '));
    return places.length > 0 ? [{ places, isStreet: false, isMisspelt: true, isCertain: false }] : [];
  });
}
