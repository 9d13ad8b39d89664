import { sql } from '@payloadcms/db-postgres/drizzle';
import { index } from '@payloadcms/db-postgres/drizzle/pg-core';
import { listedCondition, listingOrders } from './listing-orders';

/** What lists of listings are narrowed by, beside whose they are. */
const narrowings = ['region_id', 'category', 'kind', 'status'];
const owners = ['office_id', 'agent_id'];

const indexOf = (name: string, ...columns: string[]) => {
  const [first = '', ...others] = columns.map((column) => sql.raw(column));
  return index(`listings_${name}`)
    .on(sql`${first}`, ...others.map((column) => sql`${column}`))
    .where(sql.raw(listedCondition));
};

/** The orders as they are stored, each once: most are read from either end. */
const orders = new Map(
  Object.values(listingOrders).map(({ field, key }) => [
    key,
    `by_${field}${key.includes('-') ? '_falling' : ''}`,
  ]),
);

/**
 * The indexes of the listings in public: one for each order, which tells what does not belong to a narrower list
 * without a look at the listing; the newest of each owner; and what counts, or finds the few there are.
 */
export function listingIndexes() {
  const all = [
    ...[...orders].map(([key, name]) => indexOf(name, key, 'id', ...narrowings)),
    ...owners.map((owner) => indexOf(`of_${owner}`, owner, 'listed_at', 'id')),
    ...['region', 'category', 'kind'].map((name, start) => indexOf(`in_${name}`, ...narrowings.slice(start))),
  ];
  return Object.fromEntries(all.map((one, position) => [`listing_index_${position}`, one]));
}
