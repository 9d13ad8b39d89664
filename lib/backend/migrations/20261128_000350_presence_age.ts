import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** By this those who are gone are found: every tab looks for some every four seconds. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index composer_presence_seen_at on composer_presence (seen_at)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index composer_presence_seen_at`);
}
