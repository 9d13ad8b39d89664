import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What people are called by in the CMS: both names, of who is there and of each of their versions. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "people" ADD COLUMN "full_name" varchar;
  ALTER TABLE "_people_v" ADD COLUMN "version_full_name" varchar;`);
  await db.execute(sql`
    update people set full_name = concat_ws(' ', nullif(trim(first_name), ''), nullif(trim(last_name), ''));
    update _people_v set version_full_name =
      concat_ws(' ', nullif(trim(version_first_name), ''), nullif(trim(version_last_name), ''));`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "people" DROP COLUMN "full_name";
  ALTER TABLE "_people_v" DROP COLUMN "version_full_name";`)
}
