import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { accounts } from './initial/accounts';
import { composer } from './initial/composer';
import { documentTimes } from './initial/document-times';
import { invalidationLog } from './initial/invalidation-log';
import { leads } from './initial/leads';
import { listingSearch } from './initial/listing-search';
import { listingStatistics } from './initial/listing-statistics';
import { payloadTables } from './initial/payload-tables';
import { people } from './initial/people';
import { recordSearch } from './initial/record-search';
import { references } from './initial/references';

/** The tables of the collections, and what their definitions cannot express. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(payloadTables);
  for (const part of [
    ...[invalidationLog, references, accounts, composer, documentTimes, people],
    ...[recordSearch, listingSearch, listingStatistics, leads],
  ])
    await db.execute(part);
}

/** @throws always: nothing precedes this migration. */
export async function down(): Promise<void> {
  throw new Error('The initial migration cannot be reverted. Delete the database instead.');
}
