import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';

/** A database connection that bypasses the CMS and its validation. Close it with `$client.end()`. */
export function openDatabase(url: string) {
  const database = drizzle(url);
  // A connection dropped while closing emits an error.
  database.$client.on('error', () => {});
  return database;
}
