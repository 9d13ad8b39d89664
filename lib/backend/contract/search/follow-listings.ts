import type { Payload } from 'payload';
import { z } from 'zod';
import { queryPrepared } from '@/lib/backend/contract/reads/query-prepared';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { type HeldListings, holdNothing, takeChanges } from '@/lib/backend/contract/search/held-listings';
import { type Kept, keepNothing } from '@/lib/backend/contract/search/kept';
import { type Places, placesMark, readPlaces } from '@/lib/backend/contract/search/places';
import { mostChanges, readChanges } from '@/lib/backend/contract/search/read-changes';
import { processState } from '@/lib/process-state';

/** Listings and places as a search finds them. */
export type Followed = {
  listings: HeldListings;
  places: Places;
} & Kept;
type Following = Followed & {
  /** Of the places that were read last. */
  mark: string;
  /** How often places were asked for, and which of these is taken. */
  asked: number;
  taken: number;
  filled: Promise<void> | null;
};

declare module '@/lib/process-state' {
  interface ProcessState {
    /** By backend. */
    followedListings: WeakMap<Payload, Following>;
  }
}

const newestRow = z.object({ version: z.coerce.number(), mark: z.string() });
const newestStatement = {
  name: 'newest_listings',
  text: `select (select coalesce(max(version), 0) from searched_listings) as version, ${placesMark} as mark`,
};

/** The listings and places as they are now: one look at the database, and what changed since the one before. */
export async function followListings(reading: Reading): Promise<Followed> {
  const following = followingOf(reading.payload);
  following.filled ??= catchUp(reading, following).catch((error: unknown) => {
    following.filled = null;
    throw error;
  });
  await following.filled;
  const known = following.listings.version;
  const [newest] = await queryPrepared(reading, newestStatement, [], newestRow);
  if (!newest) throw new Error('The database did not say what its newest version is');
  const { version, mark } = newest;
  if (version < known) return followAnew(reading, following);
  if (version > following.listings.version) await catchUp(reading, following);
  if (mark !== following.mark) await takePlaces(reading, following, mark);
  return following;
}

/** Who has waited longer for them than another for newer ones leaves those. */
async function takePlaces(reading: Reading, following: Following, mark: string): Promise<void> {
  following.asked += 1;
  const { asked } = following;
  const places = await readPlaces(reading);
  if (asked > following.taken) Object.assign(following, { places, mark, taken: asked, ...keepNothing() });
}

function followingOf(payload: Payload): Following {
  processState.followedListings ??= new WeakMap();
  const known = processState.followedListings.get(payload);
  if (known) return known;
  const places = { regions: [], districts: [] };
  const following = {
    listings: holdNothing(),
    places,
    ...keepNothing(),
    mark: '',
    asked: 0,
    taken: 0,
    filled: null,
  };
  processState.followedListings.set(payload, following);
  return following;
}

/** Of a database that was put back to an earlier state nothing is known; all who find that out at once read it once. */
function followAnew(reading: Reading, old: Following): Promise<Followed> {
  const { followedListings } = processState;
  if (followedListings?.get(reading.payload) === old) followedListings.delete(reading.payload);
  return followListings(reading);
}

async function catchUp(reading: Reading, following: Following): Promise<void> {
  const changed = await readChanges(reading, following.listings.version);
  if (!changed) return;
  takeChanges(following.listings, changed);
  Object.assign(following, keepNothing());
  if (changed.ids.length === mostChanges) await catchUp(reading, following);
}
