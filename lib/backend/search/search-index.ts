import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import { queryCollections, queryPrepared } from '@/lib/backend/contract/reads/sql-queries';
import { listedCondition } from '@/lib/backend/platform/database/listing-orders';
import { applyChanges, createListingIndex, type ListingIndex } from '@/lib/backend/search/listing-index';
import { SORT_KEY_LENGTH } from '@/lib/backend/search/name-sort-key';
import { listingFlags } from '@/lib/backend/search/parse-search';
import { createSearchCaches, type SearchCaches } from '@/lib/backend/search/search-cache';
import {
  locationsVersionSql,
  readLocations,
  type SearchLocations,
} from '@/lib/backend/search/search-locations';
import { processState } from '@/lib/process-state';

/** The number of changes in one read. */
const MAX_CHANGES_PER_READ = 10_000;

const numberArray = z.array(z.number());
const nullableNumberArray = z.array(z.number().nullable());
const nullableTextArray = z.array(z.string().nullable());

const changesSchema = z.object({
  /** The version of the last of these changes. */
  version: z.number(),
  ids: numberArray,
  /** 1 for public listings. */
  listed: numberArray,
  names: z.array(z.string()),
  regions: nullableTextArray,
  districts: nullableTextArray,
  categories: nullableTextArray,
  subcategories: nullableTextArray,
  kinds: nullableTextArray,
  statuses: nullableTextArray,
  flags: numberArray,
  office: nullableNumberArray,
  agent: nullableNumberArray,
  asking_price: nullableNumberArray,
  down_payment: nullableNumberArray,
  discretionary_earnings: nullableNumberArray,
  total_sales: nullableNumberArray,
  employees: nullableNumberArray,
  year_established: nullableNumberArray,
  listed_at: nullableNumberArray,
});

/** Changed listings, one array per column. */
export type ChangedListings = z.infer<typeof changesSchema>;

const flagBits = sql.raw(
  listingFlags.map((flag, bit) => `(coalesce(${flag}, false)::int << ${bit})`).join(' | '),
);

/** The first changes after a version; null when there are none. */
async function readChanges(context: ReadContext, since: number): Promise<ChangedListings | null> {
  const [row] = await queryCollections(
    context,
    [],
    sql`select case when count(*) > 0 then json_build_object(
        'version', max(version), 'ids', json_agg(changed.id), 'listed', json_agg((${sql.raw(listedCondition)} and listings.id is not null)::int),
        'names', json_agg(left(name, ${SORT_KEY_LENGTH})), 'regions', json_agg(region_id::text), 'districts', json_agg(district),
        'categories', json_agg(category), 'subcategories', json_agg(subcategory), 'kinds', json_agg(kind), 'statuses', json_agg(status),
        'flags', json_agg(${flagBits}), 'office', json_agg(office_id), 'agent', json_agg(agent_id), 'asking_price', json_agg(asking_price),
        'down_payment', json_agg(down_payment), 'discretionary_earnings', json_agg(discretionary_earnings),
        'total_sales', json_agg(total_sales), 'employees', json_agg(employees), 'year_established', json_agg(year_established),
        'listed_at', json_agg(extract(epoch from listed_at) * 1000)) end as changes
      from (select * from searched_listings where version > ${since} order by version limit ${MAX_CHANGES_PER_READ}) as changed
      left join listings on listings.id = changed.id`,
    z.object({ changes: changesSchema.nullable() }),
  );
  return row?.changes ?? null;
}

/** The listings and locations that searches read, and the caches of their results. */
export type SearchIndex = {
  listings: ListingIndex;
  locations: SearchLocations;
} & SearchCaches;
type SearchIndexState = SearchIndex & {
  /** The version of the locations that were read last. */
  locationsVersion: string;
  /** Number of the last request for locations, and of the request whose result is in use. */
  lastLocationsRequest: number;
  appliedLocationsRequest: number;
  initialLoad: Promise<void> | null;
};

declare module '@/lib/process-state' {
  interface ProcessState {
    /** By backend. */
    searchIndexes: WeakMap<Payload, SearchIndexState>;
  }
}

const newestRow = z.object({ version: z.coerce.number(), locationsVersion: z.string() });
const newestStatement = {
  name: 'newest_listings',
  text: `select (select coalesce(max(version), 0) from searched_listings) as version, ${locationsVersionSql} as "locationsVersion"`,
};

/**
 * The search index in the current state of the database: one query for the latest version, and the changes
 * since the last one.
 */
export async function syncSearchIndex(context: ReadContext): Promise<SearchIndex> {
  const index = searchIndexOf(context.payload);
  index.initialLoad ??= applyNewChanges(context, index).catch((error: unknown) => {
    index.initialLoad = null;
    throw error;
  });
  await index.initialLoad;
  const knownVersion = index.listings.version;
  const [newest] = await queryPrepared(context, newestStatement, [], newestRow);
  if (!newest) throw new Error('The query for the newest version returned no row');
  const { version, locationsVersion } = newest;
  if (version < knownVersion) return rebuildSearchIndex(context, index);
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
    ...createSearchCaches(),
    locationsVersion: '',
    lastLocationsRequest: 0,
    appliedLocationsRequest: 0,
    initialLoad: null,
  };
  processState.searchIndexes.set(payload, index);
  return index;
}

/**
 * Rebuilds the index after the database was restored to an earlier state. Concurrent searches share one
 * rebuild.
 */
function rebuildSearchIndex(context: ReadContext, outdated: SearchIndexState): Promise<SearchIndex> {
  const { searchIndexes } = processState;
  if (searchIndexes?.get(context.payload) === outdated) searchIndexes.delete(context.payload);
  return syncSearchIndex(context);
}

async function applyNewChanges(context: ReadContext, index: SearchIndexState): Promise<void> {
  const changes = await readChanges(context, index.listings.version);
  if (!changes) return;
  applyChanges(index.listings, changes);
  Object.assign(index, createSearchCaches());
  if (changes.ids.length === MAX_CHANGES_PER_READ) await applyNewChanges(context, index);
}
