import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What businesses are sold for, by trade, with the versions of each. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "valuation_multiples" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"industry" varchar NOT NULL,
  	"category" varchar,
  	"sde_low" numeric NOT NULL,
  	"sde_mid" numeric NOT NULL,
  	"sde_high" numeric NOT NULL,
  	"sales_multiple" numeric,
  	"source" varchar NOT NULL,
  	"source_url" varchar NOT NULL,
  	"years" varchar NOT NULL,
  	"sales_count" numeric,
  	"second_source" varchar,
  	"slug" varchar NOT NULL,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_valuation_multiples_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_industry" varchar NOT NULL,
  	"version_category" varchar,
  	"version_sde_low" numeric NOT NULL,
  	"version_sde_mid" numeric NOT NULL,
  	"version_sde_high" numeric NOT NULL,
  	"version_sales_multiple" numeric,
  	"version_source" varchar NOT NULL,
  	"version_source_url" varchar NOT NULL,
  	"version_years" varchar NOT NULL,
  	"version_sales_count" numeric,
  	"version_second_source" varchar,
  	"version_slug" varchar NOT NULL,
  	"version_revision" numeric DEFAULT 1,
  	"version_revised_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "_valuation_multiples_v" ADD CONSTRAINT "_valuation_multiples_v_parent_id_valuation_multiples_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."valuation_multiples"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "valuation_multiples_industry_idx" ON "valuation_multiples" USING btree ("industry");
  CREATE INDEX "valuation_multiples_category_idx" ON "valuation_multiples" USING btree ("category");
  CREATE UNIQUE INDEX "valuation_multiples_slug_idx" ON "valuation_multiples" USING btree ("slug");
  CREATE INDEX "valuation_multiples_updated_at_idx" ON "valuation_multiples" USING btree ("updated_at");
  CREATE INDEX "valuation_multiples_created_at_idx" ON "valuation_multiples" USING btree ("created_at");
  CREATE INDEX "_valuation_multiples_v_parent_idx" ON "_valuation_multiples_v" USING btree ("parent_id");
  CREATE INDEX "_valuation_multiples_v_version_version_industry_idx" ON "_valuation_multiples_v" USING btree ("version_industry");
  CREATE INDEX "_valuation_multiples_v_version_version_category_idx" ON "_valuation_multiples_v" USING btree ("version_category");
  CREATE INDEX "_valuation_multiples_v_version_version_slug_idx" ON "_valuation_multiples_v" USING btree ("version_slug");
  CREATE INDEX "_valuation_multiples_v_version_version_updated_at_idx" ON "_valuation_multiples_v" USING btree ("version_updated_at");
  CREATE INDEX "_valuation_multiples_v_version_version_created_at_idx" ON "_valuation_multiples_v" USING btree ("version_created_at");
  CREATE INDEX "_valuation_multiples_v_created_at_idx" ON "_valuation_multiples_v" USING btree ("created_at");
  CREATE INDEX "_valuation_multiples_v_updated_at_idx" ON "_valuation_multiples_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "valuation_multiples" CASCADE;
  DROP TABLE "_valuation_multiples_v" CASCADE;`)
}
