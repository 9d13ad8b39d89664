import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Whether an office has listings of a category: `composing/find-words.ts` asks it of each. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index listings_categories_of_office on listings (office_id, category)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index listings_categories_of_office`);
}
