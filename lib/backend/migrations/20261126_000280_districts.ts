import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The districts of regions, and in which of them a listing lies. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "regions_districts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL
  );
  
  ALTER TABLE "listings" ADD COLUMN "district" varchar;
  ALTER TABLE "_listings_v" ADD COLUMN "version_district" varchar;
  ALTER TABLE "regions_districts" ADD CONSTRAINT "regions_districts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "regions_districts_order_idx" ON "regions_districts" USING btree ("_order");
  CREATE INDEX "regions_districts_parent_id_idx" ON "regions_districts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "regions_districts_slug_idx" ON "regions_districts" USING btree ("slug");
  CREATE INDEX "listings_district_idx" ON "listings" USING btree ("district");
  CREATE INDEX "_listings_v_version_version_district_idx" ON "_listings_v" USING btree ("version_district");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "regions_districts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "regions_districts" CASCADE;
  DROP INDEX "listings_district_idx";
  DROP INDEX "_listings_v_version_version_district_idx";
  ALTER TABLE "listings" DROP COLUMN "district";
  ALTER TABLE "_listings_v" DROP COLUMN "version_district";`)
}
