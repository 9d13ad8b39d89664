import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offices" ADD COLUMN "county" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_county" varchar;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offices" DROP COLUMN "county";
  ALTER TABLE "_offices_v" DROP COLUMN "version_county";`);
}
