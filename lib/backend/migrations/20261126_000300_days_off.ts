import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The days on which an office is closed, and what is said of a region. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offices" ADD COLUMN "opening_hours_days_off" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_opening_hours_days_off" varchar;
  ALTER TABLE "regions" ADD COLUMN "introduction" varchar;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offices" DROP COLUMN "opening_hours_days_off";
  ALTER TABLE "_offices_v" DROP COLUMN "version_opening_hours_days_off";
  ALTER TABLE "regions" DROP COLUMN "introduction";`);
}
