import { sql } from '@payloadcms/db-postgres/drizzle';
import { index } from '@payloadcms/db-postgres/drizzle/pg-core';
import { listedCondition, listingOrders } from './listing-orders';

/** Filter columns of listing lists, besides the owner. */
const filterColumns = ['region_id', 'category', 'kind', 'status'];
const ownerColumns = ['office_id', 'agent_id'];

const listingIndex = (name: string, ...columns: string[]) => {
  const [first = '', ...rest] = columns.map((column) => sql.raw(column));
  return index(`listings_${name}`)
    .on(sql`${first}`, ...rest.map((column) => sql`${column}`))
    .where(sql.raw(listedCondition));
};

/** Each stored order once; most orders are read in both directions. */
const indexNames = new Map(
  Object.values(listingOrders).map(({ field, key }) => [
    key,
    `by_${field}${key.includes('-') ? '_desc' : ''}`,
  ]),
);

/**
 * Indexes of public listings: one for each sort order, which includes the filter columns so that
 * non-matching rows are skipped without reading the listing; the newest listings of each owner; and indexes
 * for counts and rare values.
 */
export function listingIndexes() {
  const indexes = [
    ...[...indexNames].map(([key, name]) => listingIndex(name, key, 'id', ...filterColumns)),
    ...ownerColumns.map((owner) => listingIndex(`of_${owner}`, owner, 'listed_at', 'id')),
    ...['region', 'category', 'kind'].map((name, start) =>
      listingIndex(`in_${name}`, ...filterColumns.slice(start)),
    ),
  ];
  return Object.fromEntries(indexes.map((definition, position) => [`listing_index_${position}`, definition]));
}
