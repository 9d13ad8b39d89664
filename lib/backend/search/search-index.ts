import type { Payload } from 'payload';
import { z } from 'zod';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { queryPrepared } from '@/lib/backend/platform/reads/sql-queries';
import { MAX_CHANGES_PER_READ, readChanges } from '@/lib/backend/search/changed-listings';
import { applyChanges, createListingIndex, type ListingIndex } from '@/lib/backend/search/listing-index';
import { createSearchCaches, type SearchCaches } from '@/lib/backend/search/search-cache';
import {
  locationsVersionSql,
  readLocations,
  type SearchLocations,
} from '@/lib/backend/search/search-locations';
import { createSpots, findSpot, type Spots } from '@/lib/backend/search/spots';
import {
  readVocabulary,
  shippedVocabulary,
  type Vocabulary,
  vocabularyVersionSql,
} from '@/lib/backend/search/vocabulary';
import { processState } from '@/lib/process-state';

/** The listings and locations that searches read, and the caches of their results. */
export type SearchIndex = {
  listings: ListingIndex;
  locations: SearchLocations;
  spots: Spots;
  vocabulary: Vocabulary;
} & SearchCaches;
type SearchIndexState = SearchIndex & {
  /** The version of the locations that were read last. */
  locationsVersion: string;
  /** The version of the vocabulary in use; null for that of the product. */
  vocabularyVersion: string | null;
  /** Number of the last request for locations, and of the request whose result is in use. */
  lastLocationsRequest: number;
  appliedLocationsRequest: number;
  initialLoad: Promise<void> | null;
};

declare module '@/lib/process-state' {
  interface ProcessState {
    /** Search indexes by Payload instance. */
    searchIndexes: WeakMap<Payload, SearchIndexState>;
  }
}

const newestRow = z.object({
  version: z.coerce.number(),
  locationsVersion: z.string(),
  vocabularyVersion: z.string(),
});
const newestStatement = {
  name: 'newest_listings',
  text: `select (select coalesce(max(version), 0) from indexed_listings) as version, ${locationsVersionSql} as "locationsVersion",
    ${vocabularyVersionSql} as "vocabularyVersion"`,
};

/**
 * The search index in the current state of the database: one query for the latest version, and the changes
 * since the last one.
 */
export async function syncSearchIndex(context: ReadContext): Promise<SearchIndex> {
  const index = searchIndexOf(context.payload);
  index.initialLoad ??= loadIndex(context, index).catch((error: unknown) => {
    index.initialLoad = null;
    throw error;
  });
  await index.initialLoad;
  const knownVersion = index.listings.version;
  const [newest] = await queryPrepared(context, newestStatement, [], newestRow);
  if (!newest) throw new Error('The query for the newest version returned no row');
  const { version, locationsVersion, vocabularyVersion } = newest;
  if (version < knownVersion) return rebuildSearchIndex(context, index);
  if (index.vocabularyVersion !== null && vocabularyVersion !== index.vocabularyVersion)
    return rebuildSearchIndex(context, index);
  if (version > index.listings.version) await applyNewChanges(context, index);
  if (locationsVersion !== index.locationsVersion) await refreshLocations(context, index, locationsVersion);
  return index;
}

/** The result of an older request does not replace that of a newer one. */
async function refreshLocations(
  context: ReadContext,
  index: SearchIndexState,
  locationsVersion: string,
): Promise<void> {
  index.lastLocationsRequest += 1;
  const { lastLocationsRequest: requestNumber } = index;
  const locations = await readLocations(context);
  if (requestNumber > index.appliedLocationsRequest)
    Object.assign(index, {
      locations,
      locationsVersion,
      appliedLocationsRequest: requestNumber,
      ...createSearchCaches(),
    });
}

function searchIndexOf(payload: Payload): SearchIndexState {
  processState.searchIndexes ??= new WeakMap();
  const existing = processState.searchIndexes.get(payload);
  if (existing) return existing;
  const locations = { regions: [], districts: [] };
  const index = {
    listings: createListingIndex(),
    locations,
    spots: createSpots(),
    vocabulary: shippedVocabulary,
    ...createSearchCaches(),
    locationsVersion: '',
    vocabularyVersion: null,
    lastLocationsRequest: 0,
    appliedLocationsRequest: 0,
    initialLoad: null,
  };
  processState.searchIndexes.set(payload, index);
  return index;
}

/**
 * Rebuilds the index after the database was restored to an earlier state or the vocabulary changed. Concurrent searches
 * share one rebuild.
 */
function rebuildSearchIndex(context: ReadContext, outdated: SearchIndexState): Promise<SearchIndex> {
  const { searchIndexes } = processState;
  if (searchIndexes?.get(context.payload) === outdated) searchIndexes.delete(context.payload);
  return syncSearchIndex(context);
}

const vocabularyRow = z.object({ vocabularyVersion: z.string() });
const vocabularyStatement = {
  name: 'newest_vocabulary',
  text: `select ${vocabularyVersionSql} as "vocabularyVersion"`,
};

/** The version is read first: a change in between is found by the next search. */
async function loadIndex(context: ReadContext, index: SearchIndexState): Promise<void> {
  const [newest] = await queryPrepared(context, vocabularyStatement, [], vocabularyRow);
  index.vocabulary = await readVocabulary(context);
  index.vocabularyVersion = newest?.vocabularyVersion ?? null;
  await applyNewChanges(context, index);
}

async function applyNewChanges(context: ReadContext, index: SearchIndexState): Promise<void> {
  const { spots, vocabulary } = index;
  const changes = await readChanges(context, index.listings.version, (location) =>
    findSpot(spots, location, vocabulary.places.resolve),
  );
  if (!changes) return;
  applyChanges(index.listings, changes);
  Object.assign(index, createSearchCaches());
  if (changes.ids.length === MAX_CHANGES_PER_READ) await applyNewChanges(context, index);
}
