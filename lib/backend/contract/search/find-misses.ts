import type { Followed } from '@/lib/backend/contract/search/follow-listings';
import { bitOf, chosenIn, valueGroups } from '@/lib/backend/contract/search/groups';
import type { HeldListings } from '@/lib/backend/contract/search/held-listings';
import { elsewhere, figures } from '@/lib/backend/contract/search/listing-columns';
import { placesNear } from '@/lib/backend/contract/search/places';
import { listingFlags, type ReadSearch } from '@/lib/backend/contract/search/read-search';
import type { WordPart } from '@/lib/backend/contract/search/read-word-parts';

type Conditions = {
  search: ReadSearch;
  words: readonly WordPart[];
  owners: { office?: number | undefined; agent?: number | undefined };
};

/** For each listing, by id, what of a search it does not fit: a bit for each group, and one for all else; 0 for what is found. */
export function findMisses(
  { listings, places }: Followed,
  { search, words, owners }: Conditions,
): Uint8Array {
  const { columns, codes } = listings;
  const misses = columns.missing.slice();
  const chosen = chosenIn(search);
  for (const group of valueGroups) {
    if (chosen[group].length === 0) continue;
    const values = group === 'regions' ? valuesOf(places.regions, chosen.regions) : chosen[group];
    missTable(misses, columns[group], tableOf(codes[group], values, bitOf(group)));
  }
  if (chosen.flags.length > 0) missTable(misses, columns.flags, flagTable(chosen.flags));
  if (search.near) {
    const near = placesNear(places.districts, search.near).map(({ value }) => value);
    missTable(misses, columns.districts, tableOf(codes.districts, near, elsewhere));
  }
  for (const figure of figures) missRange(misses, columns[figure], search[figure]);
  for (const owner of ['office', 'agent'] as const) missOthers(misses, columns[owner], owners[owner]);
  for (const part of words) missWords(misses, listings, part);
  return misses;
}

const valuesOf = (all: Followed['places']['regions'], slugs: readonly string[]) =>
  all.filter(({ slug }) => slugs.includes(slug)).map(({ value }) => value);

/** For each code of a column the bit, but 0 for these values. */
function tableOf(codes: ReadonlyMap<string, number>, values: readonly string[], bit: number): Uint8Array {
  const table = new Uint8Array(codes.size + 1).fill(bit);
  for (const value of values) table[codes.get(value) ?? table.length] = 0;
  return table;
}

/** A listing fits that has every flag. */
function flagTable(chosen: readonly string[]): Uint8Array {
  const wanted = listingFlags.reduce(
    (sum, flag, place) => (chosen.includes(flag) ? sum | (1 << place) : sum),
    0,
  );
  const bit = bitOf('flags');
  return Uint8Array.from({ length: 1 << listingFlags.length }, (_, flags) =>
    (flags & wanted) === wanted ? 0 : bit,
  );
}

function missTable(misses: Uint8Array, column: Uint16Array, table: Uint8Array): void {
  for (let id = 0; id < misses.length; id += 1)
    misses[id] = (misses[id] ?? 0) | (table[column[id] ?? 0] ?? 0);
}

/** What does not tell a figure is within no bounds. Counted, not branched: half of the branches would be foreseen wrongly, which takes three times as long. */
function missRange(misses: Uint8Array, column: Float64Array, { min, max }: ReadSearch['asking_price']): void {
  if (min === null && max === null) return;
  const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  const bit = elsewhere;
  for (let id = 0; id < misses.length; id += 1) {
    const figure = column[id] ?? 0;
    const isWithin = Number(figure >= low) & Number(figure <= high);
    misses[id] = (misses[id] ?? 0) | ((1 - isWithin) * bit);
  }
}

function missOthers(misses: Uint8Array, column: Uint32Array, owner: number | undefined): void {
  if (owner === undefined) return;
  const bit = elsewhere;
  for (let id = 0; id < misses.length; id += 1)
    misses[id] = (misses[id] ?? 0) | (Number(column[id] !== owner) * bit);
}

function missWords(misses: Uint8Array, { columns, codes }: HeldListings, part: WordPart): void {
  const holding = new Uint8Array(misses.length);
  for (let at = 0; at < part.ids.length; at += 1) holding[part.ids[at] ?? 0] = 1;
  for (const group of ['regions', 'districts'] as const) {
    if (part[group].length === 0) continue;
    const isNamed = tableOf(codes[group], part[group], 1).map((bit) => 1 - bit);
    missTable(holding, columns[group], isNamed);
  }
  const unwanted = part.isWanted ? 0 : 1;
  const bit = elsewhere;
  for (let id = 0; id < misses.length; id += 1)
    misses[id] = (misses[id] ?? 0) | (Number(holding[id] === unwanted) * bit);
}
