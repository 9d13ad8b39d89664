import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import { readSearch } from '@/schemas/search/read-search';
import { listedCondition } from '../platform/database/listing-orders';
import { listingFlags } from '../search/parse-search';
import { syncSearchIndex } from '../search/search-index';
import { findSearchMatches } from '../search/search-listings';
import { findSpot } from '../search/spots';
import { createReadContext } from './read-context';
import { searchOfState } from './search-of-state';

const flagBits = sql.raw(
  listingFlags.map((flag, bit) => `(coalesce(listings.${flag}, false)::int << ${bit})`).join(' | '),
);

/** A figure in the form of `buyer_criteria`: -1 when it is not disclosed. */
const figure = (column: string) => sql.raw(`coalesce(listings.${column}, -1)::bigint`);

const inRange = (name: string) => sql.raw(`c.${name}_min <= l.${name} and c.${name}_max >= l.${name}`);
const inList = (list: string, column: string) =>
  sql.raw(`(c.${list} is null or l.${column} = any (c.${list}))`);

/** A listing with its town, which only the gazetteer knows. */
export type MatchedListing = { id: number; city: string | null };

/** An array in the syntax of PostgreSQL, which knows its length when it plans. */
const toArray = (values: readonly (number | string | null)[]): string =>
  `{${values.map((value) => JSON.stringify(value)).join(',')}}`;

/** The listings with the values that criteria compare. */
const compared = (listings: readonly MatchedListing[]) => sql`(
  select listings.id, given.city, regions.slug as region, district, category, subcategory, kind::text, status::text, ${flagBits} as features,
    ${figure('asking_price')} as price, ${figure('down_payment')} as down_payment, ${figure('discretionary_earnings')} as sde,
    ${figure('total_sales')} as sales, ${figure('employees')} as employees, ${figure('year_established')} as established
  from unnest(${toArray(listings.map(({ id }) => id))}::int[], ${toArray(listings.map(({ city }) => city))}::text[]) as given (id, city)
  join (select * from listings where ${sql.raw(listedCondition)}) as listings on listings.id = given.id
  join regions on regions.id = listings.region_id)`;

const isPlainMatch = sql`c.region = any (array['', l.region])
  and c.trade = any (array['', 'category:' || l.category, 'subcategory:' || l.subcategory])
  and ${inRange('price')} and ${inRange('down_payment')} and ${inRange('sde')}`;

const isDetailedMatch = sql`${isPlainMatch} and ${inRange('sales')} and ${inRange('employees')} and ${inRange('established')}
  and ${inList('categories', 'category')} and ${inList('cities', 'city')} and ${inList('districts', 'district')}
  and ${inList('kinds', 'kind')} and l.status = any (c.statuses) and l.features & c.features = c.features`;

/**
 * The inverse of a search: a subquery with the criteria that each of the public listings meets, as `buyer_id`, `search_id`
 * and `listing_id`. Words are not compared. Indexes find the rows of a listing: those of its region and trade, and of any.
 * `condition` restricts the criteria `c` by buyer and search.
 */
export const wantedListings = (
  listings: readonly MatchedListing[],
  condition: SQL = sql`true`,
): SQL => sql`(with l as materialized ${compared(listings)}
  select c.buyer_id, c.search_id, l.id as listing_id from l join buyer_criteria c on ${isPlainMatch}
    where not c.has_details and l.status in ('active', 'under_offer') and ${condition}
  union all
  select c.buyer_id, c.search_id, l.id from l join buyer_criteria c on ${isDetailedMatch}
    where c.has_details and ${condition})`;

/** A public listing that changed, with the version of its change. */
export type ChangedListing = MatchedListing & { version: number };

const locationRows = z.array(z.object({ id: z.number(), version: z.coerce.number(), location: z.string() }));

/** The public ones of the changed listings from a version on, in the order of their changes. */
export async function readChangedListings(
  payload: Payload,
  { from, limit = null }: { from: number; limit?: number | null },
): Promise<ChangedListing[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select listings.id, changed.version, concat_ws(', ', location, regions.name) as location
      from (select id, version from indexed_listings where version >= ${from} order by version limit ${limit}) as changed
      join (select * from listings where ${sql.raw(listedCondition)}) as listings on listings.id = changed.id
      join regions on regions.id = region_id order by changed.version`,
  );
  return addTowns(payload, locationRows.parse(rows));
}

/** A listing to match on its own; null when it is not public. */
export async function readMatchedListing(payload: Payload, id: number): Promise<MatchedListing | null> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select listings.id, 0 as version, concat_ws(', ', location, regions.name) as location
      from (select * from listings where ${sql.raw(listedCondition)}) as listings join regions on regions.id = region_id
      where listings.id = ${id}`,
  );
  const [listing] = await addTowns(payload, locationRows.parse(rows));
  return listing ?? null;
}

/** Adds the towns of listings by their written locations. */
async function addTowns<Listing extends { location: string }>(
  payload: Payload,
  listings: readonly Listing[],
): Promise<(Omit<Listing, 'location'> & { city: string | null })[]> {
  if (listings.length === 0) return [];
  const { spots, vocabulary } = await syncSearchIndex(createReadContext(payload));
  return listings.map(({ location, ...listing }) => ({
    ...listing,
    city: findSpot(spots, location, vocabulary.places.resolve)?.city ?? null,
  }));
}

/** Whether listings match the words of a saved search: those that the ordinary search finds. */
export async function findWordMatches(payload: Payload, query: string): Promise<(id: number) => boolean> {
  const search = searchOfState(readSearch(new URLSearchParams(query)));
  return findSearchMatches(createReadContext(payload), search);
}
