import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { dateDocuments, leaveUndated } from './20261124_000100_document_times';

/** How businesses were sold, and which reviews are of such a sale. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sale_stories_scope" AS ENUM('network', 'office');
  CREATE TYPE "public"."enum_sale_stories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sale_stories_v_version_scope" AS ENUM('network', 'office');
  CREATE TYPE "public"."enum__sale_stories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sale_stories_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
  CREATE TABLE "sale_stories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"category" varchar,
  	"town" varchar,
  	"asking_price" numeric,
  	"sold_price" numeric,
  	"weeks" numeric,
  	"sold_at" timestamp(3) with time zone,
  	"agent_id" integer,
  	"text" varchar,
  	"quote" varchar,
  	"quoted" varchar,
  	"image_id" integer,
  	"consent_by" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"scope" "enum_sale_stories_scope",
  	"office_id" integer,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_sale_stories_status" DEFAULT 'draft',
  	CONSTRAINT "sale_stories_owner_is_stated" CHECK (((scope = 'office') = (office_id is not null)) is true),
  	CONSTRAINT "sale_stories_have_consent" CHECK ((_status = 'draft' or (consent_by is not null and consent_at is not null)) is true)
  );
  
  CREATE TABLE "_sale_stories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_category" varchar,
  	"version_town" varchar,
  	"version_asking_price" numeric,
  	"version_sold_price" numeric,
  	"version_weeks" numeric,
  	"version_sold_at" timestamp(3) with time zone,
  	"version_agent_id" integer,
  	"version_text" varchar,
  	"version_quote" varchar,
  	"version_quoted" varchar,
  	"version_image_id" integer,
  	"version_consent_by" varchar,
  	"version_consent_at" timestamp(3) with time zone,
  	"version_scope" "enum__sale_stories_v_version_scope",
  	"version_office_id" integer,
  	"version_revision" numeric DEFAULT 1,
  	"version_revised_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__sale_stories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sale_stories_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "reviews" ADD COLUMN "story_id" integer;
  ALTER TABLE "sale_stories" ADD CONSTRAINT "sale_stories_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "sale_stories" ADD CONSTRAINT "sale_stories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "sale_stories" ADD CONSTRAINT "sale_stories_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "_sale_stories_v" ADD CONSTRAINT "_sale_stories_v_parent_id_sale_stories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sale_stories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sale_stories_v" ADD CONSTRAINT "_sale_stories_v_version_agent_id_people_id_fk" FOREIGN KEY ("version_agent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sale_stories_v" ADD CONSTRAINT "_sale_stories_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sale_stories_v" ADD CONSTRAINT "_sale_stories_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sale_stories_category_idx" ON "sale_stories" USING btree ("category");
  CREATE INDEX "sale_stories_sold_at_idx" ON "sale_stories" USING btree ("sold_at");
  CREATE INDEX "sale_stories_agent_idx" ON "sale_stories" USING btree ("agent_id");
  CREATE INDEX "sale_stories_image_idx" ON "sale_stories" USING btree ("image_id");
  CREATE INDEX "sale_stories_office_idx" ON "sale_stories" USING btree ("office_id");
  CREATE INDEX "sale_stories_updated_at_idx" ON "sale_stories" USING btree ("updated_at");
  CREATE INDEX "sale_stories_created_at_idx" ON "sale_stories" USING btree ("created_at");
  CREATE INDEX "sale_stories__status_idx" ON "sale_stories" USING btree ("_status");
  CREATE INDEX "_sale_stories_v_parent_idx" ON "_sale_stories_v" USING btree ("parent_id");
  CREATE INDEX "_sale_stories_v_version_version_category_idx" ON "_sale_stories_v" USING btree ("version_category");
  CREATE INDEX "_sale_stories_v_version_version_sold_at_idx" ON "_sale_stories_v" USING btree ("version_sold_at");
  CREATE INDEX "_sale_stories_v_version_version_agent_idx" ON "_sale_stories_v" USING btree ("version_agent_id");
  CREATE INDEX "_sale_stories_v_version_version_image_idx" ON "_sale_stories_v" USING btree ("version_image_id");
  CREATE INDEX "_sale_stories_v_version_version_office_idx" ON "_sale_stories_v" USING btree ("version_office_id");
  CREATE INDEX "_sale_stories_v_version_version_updated_at_idx" ON "_sale_stories_v" USING btree ("version_updated_at");
  CREATE INDEX "_sale_stories_v_version_version_created_at_idx" ON "_sale_stories_v" USING btree ("version_created_at");
  CREATE INDEX "_sale_stories_v_version_version__status_idx" ON "_sale_stories_v" USING btree ("version__status");
  CREATE INDEX "_sale_stories_v_created_at_idx" ON "_sale_stories_v" USING btree ("created_at");
  CREATE INDEX "_sale_stories_v_updated_at_idx" ON "_sale_stories_v" USING btree ("updated_at");
  CREATE INDEX "_sale_stories_v_snapshot_idx" ON "_sale_stories_v" USING btree ("snapshot");
  CREATE INDEX "_sale_stories_v_published_locale_idx" ON "_sale_stories_v" USING btree ("published_locale");
  CREATE INDEX "_sale_stories_v_latest_idx" ON "_sale_stories_v" USING btree ("latest");
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_story_id_sale_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."sale_stories"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "reviews_story_idx" ON "reviews" USING btree ("story_id");`);
  await dateDocuments(db, 'sale_stories');
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await leaveUndated(db, 'sale_stories');
  await db.execute(sql`
   ALTER TABLE "reviews" DROP CONSTRAINT "reviews_story_id_sale_stories_id_fk";
  DROP INDEX "reviews_story_idx";
  ALTER TABLE "reviews" DROP COLUMN "story_id";
  DROP TABLE "sale_stories" CASCADE;
  DROP TABLE "_sale_stories_v" CASCADE;
  DROP TYPE "public"."enum_sale_stories_scope";
  DROP TYPE "public"."enum_sale_stories_status";
  DROP TYPE "public"."enum__sale_stories_v_version_scope";
  DROP TYPE "public"."enum__sale_stories_v_version_status";
  DROP TYPE "public"."enum__sale_stories_v_published_locale";`);
}
