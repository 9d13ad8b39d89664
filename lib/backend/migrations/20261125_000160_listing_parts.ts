import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The listings of each part of the sitemap, newest change last (`../contract/reads/find-sitemap.ts`): of all parts only that is read. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index listings_by_part on listings (((id - 1) / 10000), updated_at)
    where _status = 'published' and status in ('active', 'under_offer', 'sold') and status <> 'sold'`);
  await db.execute(sql`create index listings_sold_by_part on listings (((id - 1) / 10000), updated_at)
    where _status = 'published' and status in ('active', 'under_offer', 'sold') and status = 'sold'`);
  await db.execute(sql`drop index listings_by_id`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`create index listings_by_id on listings (id) include (status, updated_at)
    where _status = 'published' and status in ('active', 'under_offer', 'sold')`);
  await db.execute(sql`drop index listings_sold_by_part`);
  await db.execute(sql`drop index listings_by_part`);
}
