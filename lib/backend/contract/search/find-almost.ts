import {
  type AlmostFound,
  beginWith,
  keepAlmost,
  keepHolding,
  keepOwned,
  keepWithin,
  makeRoom,
} from '@/lib/backend/contract/search/almost-found';
import type { Followed } from '@/lib/backend/contract/search/follow-listings';
import { bitOf, chosenIn, familyNames, groups } from '@/lib/backend/contract/search/groups';
import { type HeldListings, listedIn } from '@/lib/backend/contract/search/held-listings';
import { figures } from '@/lib/backend/contract/search/listing-columns';
import { markPlaces, missTables } from '@/lib/backend/contract/search/miss-tables';
import type { ReadSearch } from '@/lib/backend/contract/search/read-search';
import type { WordPart } from '@/lib/backend/contract/search/read-word-parts';

type Conditions = {
  search: ReadSearch;
  words: readonly WordPart[];
  owners: { office?: number | undefined; agent?: number | undefined };
};

/** Written into by each search: none waits for anything between its first look and its last. */
let room = makeRoom(0);

/** What a search finds, and what it would find were nothing of one group chosen. To be used at once: the next search takes its place. */
export function findAlmost(
  { listings, places }: Followed,
  { search, words, owners }: Conditions,
): AlmostFound {
  const { columns } = listings;
  const rarest = rarestOf(words);
  const candidates = rarest ? listedAmong(columns.traits, rarest.ids) : listedIn(listings);
  if (room.ids.length <= candidates.length) room = makeRoom(candidates.length);
  const chosen = chosenIn(search);
  const tables = missTables(listings, { places, chosen, near: search.near });
  const isKept = keptMisses(chosen);
  beginWith(room, candidates);
  for (const family of familyNames) {
    const table = tables[family];
    if (table) keepAlmost(room, { column: columns[family], table, isKept });
  }
  for (const owner of ['office', 'agent'] as const) {
    const id = owners[owner];
    if (id !== undefined) keepOwned(room, columns[owner], id);
  }
  for (const figure of figures) keepWithin(room, columns[figure], search[figure]);
  for (const part of words) if (part !== rarest) keepWords(room, listings, part);
  return room;
}

/** Those that are in public, as far as is known: words may be newer. */
const listedAmong = (traits: Uint16Array, ids: Uint32Array): Uint32Array =>
  ids.filter((id) => (traits[id] ?? 0) !== 0);

/** What holds all the words is among what holds the rarest of them, unless a place is called so. */
function rarestOf(words: readonly WordPart[]): WordPart | undefined {
  const [rarest] = words
    .filter((part) => part.isWanted && part.regions.length === 0 && part.districts.length === 0)
    .toSorted((one, other) => one.ids.length - other.ids.length);
  return rarest;
}

/** By what a listing misses, 1 for nothing, or for one group that is chosen. */
function keptMisses(chosen: ReturnType<typeof chosenIn>): Uint8Array {
  const isKept = new Uint8Array(256);
  isKept[0] = 1;
  for (const group of groups) if (chosen[group].length > 0) isKept[bitOf(group)] = 1;
  return isKept;
}

function keepWords(almost: AlmostFound, listings: HeldListings, part: WordPart): void {
  const { places } = listings.columns;
  const holding = new Uint8Array(places.length);
  for (let at = 0; at < part.ids.length; at += 1) holding[part.ids[at] ?? 0] = 1;
  const isNamed = markPlaces(listings, part);
  keepHolding(almost, { holding, places, isNamed, wanted: part.isWanted ? 1 : 0 });
}
