import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The letters of Ghanaian languages without a canonical decomposition, with the letters that people type for them. */
const letters = "'ɔɛŋɖƒɣʋƆƐŊƉƑƔƲ', 'oendfgvoendfgv'";

const createSearchText = (written: string) => `
  create or replace function search_text(written text) returns text language sql immutable parallel safe
  return trim(regexp_replace(regexp_replace(lower(normalize(${written}, nfd)), '[\\u0300-\\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'));`;

/** Listings with one of the letters get their words again. */
const refreshListings = `
  select refresh_indexed_listings(array(
    select id from listings where _status = 'published' and concat_ws(' ', title, category, subcategory, summary, location, description) ~ '[ɔɛŋɖƒɣʋƆƐŊƉƑƔƲ]'));`;

/** Places and search synonyms of the network; searches fold the letters of Ghanaian languages. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_search_synonyms_language" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
    CREATE TABLE "places" (
      "id" serial PRIMARY KEY NOT NULL,
      "name" varchar NOT NULL,
      "town" varchar,
      "region_id" integer NOT NULL,
      "latitude" numeric NOT NULL,
      "longitude" numeric NOT NULL,
      "revision" numeric DEFAULT 1,
      "revised_by" varchar,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    CREATE TABLE "places_texts" (
      "id" serial PRIMARY KEY NOT NULL,
      "order" integer NOT NULL,
      "parent_id" integer NOT NULL,
      "path" varchar NOT NULL,
      "text" varchar
    );
    CREATE TABLE "search_synonyms" (
      "id" serial PRIMARY KEY NOT NULL,
      "name" varchar NOT NULL,
      "language" "enum_search_synonyms_language" DEFAULT 'en-GH' NOT NULL,
      "revision" numeric DEFAULT 1,
      "revised_by" varchar,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    CREATE TABLE "search_synonyms_texts" (
      "id" serial PRIMARY KEY NOT NULL,
      "order" integer NOT NULL,
      "parent_id" integer NOT NULL,
      "path" varchar NOT NULL,
      "text" varchar
    );
    ALTER TABLE "places" ADD CONSTRAINT "places_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;
    ALTER TABLE "places_texts" ADD CONSTRAINT "places_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "search_synonyms_texts" ADD CONSTRAINT "search_synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "places_region_idx" ON "places" USING btree ("region_id");
    CREATE INDEX "places_updated_at_idx" ON "places" USING btree ("updated_at");
    CREATE INDEX "places_created_at_idx" ON "places" USING btree ("created_at");
    CREATE INDEX "places_texts_order_parent" ON "places_texts" USING btree ("order","parent_id");
    CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
    CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
    CREATE INDEX "search_synonyms_texts_order_parent" ON "search_synonyms_texts" USING btree ("order","parent_id");`);
  await db.execute(
    sql.raw(`${createSearchText(`translate(coalesce(written, ''), ${letters})`)} ${refreshListings}`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`${createSearchText("coalesce(written, '')")} ${refreshListings}`));
  await db.execute(sql`
    DROP TABLE "places", "places_texts", "search_synonyms", "search_synonyms_texts" CASCADE;
    DROP TYPE "public"."enum_search_synonyms_language";`);
}
