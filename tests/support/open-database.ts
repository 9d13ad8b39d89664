import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';

/** A connection past the CMS and its checks, for content that no door lets in. Close it with `$client.end()`. */
export function openDatabase(url: string) {
  const database = drizzle(url);
  // One that is dropped ends what is still closing.
  database.$client.on('error', () => {});
  return database;
}
