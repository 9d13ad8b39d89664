import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** When the listings of each stretch of ids were last changed: the sitemap asks it of all of them at once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index listings_by_id on listings (id) include (status, updated_at)
    where _status = 'published' and status in ('active', 'under_offer', 'sold')`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index listings_by_id`);
}
