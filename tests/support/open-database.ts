import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';

/** A connection past the CMS and its checks, for content that no door lets in. Close it with `$client.end()`. */
export function openDatabase(url: string) {
  return drizzle(url);
}
