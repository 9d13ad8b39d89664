import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The seller's terms of a listing; the headers and the calendar file of a mail. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table listings add column seller_terms_months numeric,
      add column seller_terms_rate numeric,
      add column seller_terms_share numeric;
    alter table _listings_v add column version_seller_terms_months numeric,
      add column version_seller_terms_rate numeric,
      add column version_seller_terms_share numeric;
    alter table mail_queue add column list_unsubscribe text, add column calendar text;
  `);
}

/** @throws always: the columns may hold terms of sellers. */
export async function down(): Promise<void> {
  throw new Error('This migration cannot be reverted. Restore a backup instead.');
}
