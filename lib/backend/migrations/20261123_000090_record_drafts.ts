import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';
import { copyFirstVersions } from '../platform/database/copy-first-versions';

/**
 * Drafts of offices, people, listings and menus. What there is is published, and is its own first version: the lists of
 * the CMS show versions. Copied before the new tables have their indexes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_items_children_leads_to" AS ENUM('page', 'office', 'region', 'agent', 'listing', 'post', 'url');
  CREATE TYPE "public"."enum__menus_v_version_items_leads_to" AS ENUM('page', 'office', 'region', 'agent', 'listing', 'post', 'url');
  CREATE TYPE "public"."enum__menus_v_version_scope" AS ENUM('network', 'office');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
  ALTER TYPE "public"."enum_offices_status" RENAME TO "enum_office_state";
  CREATE TYPE "public"."enum_offices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offices_v_version_contents_type" AS ENUM('text', 'textarea', 'markdown', 'number', 'url', 'media');
  CREATE TYPE "public"."enum__offices_v_version_tribe_types" AS ENUM('office', 'master', 'satellite');
  CREATE TYPE "public"."enum__offices_v_version_country" AS ENUM('US', 'CA', 'FR', 'IE', 'JP', 'SG', 'ZA', 'UAE', 'UK', 'VN', 'GH', 'ES', 'MX', 'PR');
  CREATE TYPE "public"."enum__offices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offices_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
  CREATE TYPE "public"."enum_people_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__people_v_version_scope" AS ENUM('network', 'office');
  CREATE TYPE "public"."enum__people_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__people_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
  ALTER TYPE "public"."enum_listings_status" RENAME TO "enum_listing_state";
  CREATE TYPE "public"."enum_listings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__listings_v_version_kind" AS ENUM('business', 'franchise', 'pro');
  CREATE TYPE "public"."enum__listings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__listings_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
  CREATE TABLE "_menus_v_version_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"leads_to" "enum__menus_v_version_items_children_leads_to",
  	"page_id" integer,
  	"office_id" integer,
  	"region_id" integer,
  	"agent_id" integer,
  	"listing_id" integer,
  	"post_id" integer,
  	"url" varchar,
  	"_uuid" varchar
  );
  CREATE TABLE "_menus_v_version_items_children_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  CREATE TABLE "_menus_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"leads_to" "enum__menus_v_version_items_leads_to",
  	"page_id" integer,
  	"office_id" integer,
  	"region_id" integer,
  	"agent_id" integer,
  	"listing_id" integer,
  	"post_id" integer,
  	"url" varchar,
  	"_uuid" varchar
  );
  CREATE TABLE "_menus_v_version_items_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_scope" "enum__menus_v_version_scope",
  	"version_office_id" integer,
  	"version_revision" numeric DEFAULT 1,
  	"version_revised_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menus_v_published_locale",
  	"latest" boolean
  );
  CREATE TABLE "_offices_v_version_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"type" "enum__offices_v_version_contents_type" DEFAULT 'text',
  	"value" varchar,
  	"_uuid" varchar
  );
  CREATE TABLE "_office_hours_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum_office_hours_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  CREATE TABLE "_offices_v_version_telephone_url_triggers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"number" varchar,
  	"_uuid" varchar
  );
  CREATE TABLE "_offices_v_version_tribe_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__offices_v_version_tribe_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  CREATE TABLE "_offices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_heading" varchar,
  	"version_sub_heading" varchar,
  	"version_image_id" integer,
  	"version_main_telephone" varchar,
  	"version_phone_extension" varchar,
  	"version_whats_app_number" varchar,
  	"version_public_email" varchar,
  	"version_address_1" varchar,
  	"version_address_2" varchar,
  	"version_postal_code" varchar,
  	"version_locality" varchar,
  	"version_region_id" integer,
  	"version_country" "enum__offices_v_version_country" DEFAULT 'GH',
  	"version_opening_hours_show_opening_hours" boolean DEFAULT true,
  	"version_opening_hours_opening_hours_message" varchar,
  	"version_google" varchar,
  	"version_facebook" varchar,
  	"version_instagram" varchar,
  	"version_linkedin" varchar,
  	"version_twitter" varchar,
  	"version_google_review_url" varchar,
  	"version_facebook_review_link" varchar,
  	"version_google_place_id" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_organic_number" varchar,
  	"version_paid_number" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_is_alternate_address" boolean DEFAULT false,
  	"version_broker_lic" varchar,
  	"version_broker_of_record" varchar,
  	"version_location_id" varchar,
  	"version_buyers_route" varchar,
  	"version_owner_id" varchar,
  	"version_owner_name" varchar,
  	"version_owner_email" varchar,
  	"version_owner_slug" varchar,
  	"version_owner_phone" varchar,
  	"version_owner_image_id" integer,
  	"version_slug" varchar,
  	"version_status" "enum_office_state" DEFAULT 'Active',
  	"version_revision" numeric DEFAULT 1,
  	"version_revised_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__offices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__offices_v_published_locale",
  	"latest" boolean
  );
  CREATE TABLE "_offices_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  CREATE TABLE "_offices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  CREATE TABLE "_people_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_first_name" varchar,
  	"version_last_name" varchar,
  	"version_role" varchar,
  	"version_about" varchar,
  	"version_avatar_id" integer,
  	"version_years_of_experience" numeric,
  	"version_email" varchar,
  	"version_email_public" boolean DEFAULT true,
  	"version_mobile_e164" varchar,
  	"version_mobile_public" boolean DEFAULT false,
  	"version_telephone_number" varchar,
  	"version_telephone_public" boolean DEFAULT true,
  	"version_phone" varchar,
  	"version_extension" varchar,
  	"version_whats_app_number" varchar,
  	"version_name_id" varchar,
  	"version_assigned_to" varchar,
  	"version_scope" "enum__people_v_version_scope",
  	"version_office_id" integer,
  	"version_leadership" boolean DEFAULT false,
  	"version_position" numeric DEFAULT 100,
  	"version_show_on_website" boolean DEFAULT true,
  	"version_is_agent" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_revision" numeric DEFAULT 1,
  	"version_revised_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__people_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__people_v_published_locale",
  	"latest" boolean
  );
  CREATE TABLE "_people_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  CREATE TABLE "_listings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" varchar,
  	"version_category" varchar,
  	"version_subcategory" varchar,
  	"version_kind" "enum__listings_v_version_kind" DEFAULT 'business',
  	"version_listing_number" varchar,
  	"version_employees" numeric,
  	"version_year_established" numeric,
  	"version_reason_for_selling" varchar,
  	"version_asking_price" numeric,
  	"version_down_payment" numeric,
  	"version_total_sales" numeric,
  	"version_discretionary_earnings" numeric,
  	"version_inventory" numeric,
  	"version_furniture_fixtures_equipment" numeric,
  	"version_lender_prequalified" boolean DEFAULT false,
  	"version_franchisee_operation" boolean DEFAULT false,
  	"version_real_estate_available" boolean DEFAULT false,
  	"version_real_estate_included" boolean DEFAULT false,
  	"version_relocatable" boolean DEFAULT false,
  	"version_location" varchar,
  	"version_region_id" integer,
  	"version_agent_id" integer,
  	"version_listed_at" timestamp(3) with time zone,
  	"version_sold_at" timestamp(3) with time zone,
  	"version_sold_price" numeric,
  	"version_slug" varchar,
  	"version_status" "enum_listing_state" DEFAULT 'draft',
  	"version_office_id" integer,
  	"version_revision" numeric DEFAULT 1,
  	"version_revised_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__listings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__listings_v_published_locale",
  	"latest" boolean
  );
  CREATE TABLE "_listings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  ALTER TABLE "menus_items_children" DROP CONSTRAINT "menus_items_children_one_target";
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_one_target";
  DROP INDEX "menus_one_a_name";
  DROP INDEX "listings_by_asking_price";
  DROP INDEX "listings_by_asking_price_falling";
  DROP INDEX "listings_by_down_payment";
  DROP INDEX "listings_by_down_payment_falling";
  DROP INDEX "listings_by_discretionary_earnings";
  DROP INDEX "listings_by_discretionary_earnings_falling";
  DROP INDEX "listings_by_listed_at";
  DROP INDEX "listings_by_title";
  DROP INDEX "listings_of_office_id";
  DROP INDEX "listings_of_agent_id";
  DROP INDEX "listings_in_region";
  DROP INDEX "listings_in_category";
  DROP INDEX "listings_in_kind";
  ALTER TABLE "menus_items_children" ALTER COLUMN "leads_to" DROP NOT NULL;
  ALTER TABLE "menus_items_children_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menus_items" ALTER COLUMN "leads_to" DROP NOT NULL;
  ALTER TABLE "menus_items_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "scope" DROP NOT NULL;
  ALTER TABLE "offices_telephone_url_triggers" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "offices_telephone_url_triggers" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "offices_telephone_url_triggers" ALTER COLUMN "number" DROP NOT NULL;
  ALTER TABLE "office_hours" ALTER COLUMN "day" DROP NOT NULL;
  ALTER TABLE "offices_contents" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "offices_contents" ALTER COLUMN "type" DROP NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "status" DROP NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "locality" DROP NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "region_id" DROP NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "country" DROP NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "latitude" DROP NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "longitude" DROP NOT NULL;
  ALTER TABLE "people" ALTER COLUMN "first_name" DROP NOT NULL;
  ALTER TABLE "people" ALTER COLUMN "last_name" DROP NOT NULL;
  ALTER TABLE "people" ALTER COLUMN "scope" DROP NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "listing_number" DROP NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "summary" DROP NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "status" DROP NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "category" DROP NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "location" DROP NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "region_id" DROP NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "office_id" DROP NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "listed_at" DROP NOT NULL;
  ALTER TABLE "menus" ADD COLUMN "_status" "enum_menus_status" DEFAULT 'published';
  ALTER TABLE "menus" ALTER COLUMN "_status" SET DEFAULT 'draft';
  ALTER TABLE "offices" ADD COLUMN "_status" "enum_offices_status" DEFAULT 'published';
  ALTER TABLE "offices" ALTER COLUMN "_status" SET DEFAULT 'draft';
  ALTER TABLE "people" ADD COLUMN "_status" "enum_people_status" DEFAULT 'published';
  ALTER TABLE "people" ALTER COLUMN "_status" SET DEFAULT 'draft';
  ALTER TABLE "listings" ADD COLUMN "_status" "enum_listings_status" DEFAULT 'published';
  ALTER TABLE "listings" ALTER COLUMN "_status" SET DEFAULT 'draft';`);
  await copyFirstVersions(async (query) => db.execute(query));
  await db.execute(sql`
   ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children" ADD CONSTRAINT "_menus_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_children_locales" ADD CONSTRAINT "_menus_v_version_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items" ADD CONSTRAINT "_menus_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_items_locales" ADD CONSTRAINT "_menus_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_version_contents" ADD CONSTRAINT "_offices_v_version_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_office_hours_v" ADD CONSTRAINT "_office_hours_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_version_telephone_url_triggers" ADD CONSTRAINT "_offices_v_version_telephone_url_triggers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_version_tribe_types" ADD CONSTRAINT "_offices_v_version_tribe_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_parent_id_offices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_region_id_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_owner_image_id_media_id_fk" FOREIGN KEY ("version_owner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_texts" ADD CONSTRAINT "_offices_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_parent_id_people_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_texts" ADD CONSTRAINT "_people_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_parent_id_listings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_region_id_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_agent_id_people_id_fk" FOREIGN KEY ("version_agent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v_rels" ADD CONSTRAINT "_listings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_listings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v_rels" ADD CONSTRAINT "_listings_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_menus_v_version_items_children_order_idx" ON "_menus_v_version_items_children" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_children_parent_id_idx" ON "_menus_v_version_items_children" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_items_children_page_idx" ON "_menus_v_version_items_children" USING btree ("page_id");
  CREATE INDEX "_menus_v_version_items_children_office_idx" ON "_menus_v_version_items_children" USING btree ("office_id");
  CREATE INDEX "_menus_v_version_items_children_region_idx" ON "_menus_v_version_items_children" USING btree ("region_id");
  CREATE INDEX "_menus_v_version_items_children_agent_idx" ON "_menus_v_version_items_children" USING btree ("agent_id");
  CREATE INDEX "_menus_v_version_items_children_listing_idx" ON "_menus_v_version_items_children" USING btree ("listing_id");
  CREATE INDEX "_menus_v_version_items_children_post_idx" ON "_menus_v_version_items_children" USING btree ("post_id");
  CREATE UNIQUE INDEX "_menus_v_version_items_children_locales_locale_parent_id_uni" ON "_menus_v_version_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_items_order_idx" ON "_menus_v_version_items" USING btree ("_order");
  CREATE INDEX "_menus_v_version_items_parent_id_idx" ON "_menus_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_items_page_idx" ON "_menus_v_version_items" USING btree ("page_id");
  CREATE INDEX "_menus_v_version_items_office_idx" ON "_menus_v_version_items" USING btree ("office_id");
  CREATE INDEX "_menus_v_version_items_region_idx" ON "_menus_v_version_items" USING btree ("region_id");
  CREATE INDEX "_menus_v_version_items_agent_idx" ON "_menus_v_version_items" USING btree ("agent_id");
  CREATE INDEX "_menus_v_version_items_listing_idx" ON "_menus_v_version_items" USING btree ("listing_id");
  CREATE INDEX "_menus_v_version_items_post_idx" ON "_menus_v_version_items" USING btree ("post_id");
  CREATE UNIQUE INDEX "_menus_v_version_items_locales_locale_parent_id_unique" ON "_menus_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_name_idx" ON "_menus_v" USING btree ("version_name");
  CREATE INDEX "_menus_v_version_version_office_idx" ON "_menus_v" USING btree ("version_office_id");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_snapshot_idx" ON "_menus_v" USING btree ("snapshot");
  CREATE INDEX "_menus_v_published_locale_idx" ON "_menus_v" USING btree ("published_locale");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "_offices_v_version_contents_order_idx" ON "_offices_v_version_contents" USING btree ("_order");
  CREATE INDEX "_offices_v_version_contents_parent_id_idx" ON "_offices_v_version_contents" USING btree ("_parent_id");
  CREATE INDEX "_office_hours_v_order_idx" ON "_office_hours_v" USING btree ("_order");
  CREATE INDEX "_office_hours_v_parent_id_idx" ON "_office_hours_v" USING btree ("_parent_id");
  CREATE INDEX "_offices_v_version_telephone_url_triggers_order_idx" ON "_offices_v_version_telephone_url_triggers" USING btree ("_order");
  CREATE INDEX "_offices_v_version_telephone_url_triggers_parent_id_idx" ON "_offices_v_version_telephone_url_triggers" USING btree ("_parent_id");
  CREATE INDEX "_offices_v_version_tribe_types_order_idx" ON "_offices_v_version_tribe_types" USING btree ("order");
  CREATE INDEX "_offices_v_version_tribe_types_parent_idx" ON "_offices_v_version_tribe_types" USING btree ("parent_id");
  CREATE INDEX "_offices_v_parent_idx" ON "_offices_v" USING btree ("parent_id");
  CREATE INDEX "_offices_v_version_version_image_idx" ON "_offices_v" USING btree ("version_image_id");
  CREATE INDEX "_offices_v_version_version_region_idx" ON "_offices_v" USING btree ("version_region_id");
  CREATE INDEX "_offices_v_version_version_location_id_idx" ON "_offices_v" USING btree ("version_location_id");
  CREATE INDEX "_offices_v_version_owner_version_owner_image_idx" ON "_offices_v" USING btree ("version_owner_image_id");
  CREATE INDEX "_offices_v_version_version_slug_idx" ON "_offices_v" USING btree ("version_slug");
  CREATE INDEX "_offices_v_version_version_status_idx" ON "_offices_v" USING btree ("version_status");
  CREATE INDEX "_offices_v_version_version_updated_at_idx" ON "_offices_v" USING btree ("version_updated_at");
  CREATE INDEX "_offices_v_version_version_created_at_idx" ON "_offices_v" USING btree ("version_created_at");
  CREATE INDEX "_offices_v_version_version__status_idx" ON "_offices_v" USING btree ("version__status");
  CREATE INDEX "_offices_v_created_at_idx" ON "_offices_v" USING btree ("created_at");
  CREATE INDEX "_offices_v_updated_at_idx" ON "_offices_v" USING btree ("updated_at");
  CREATE INDEX "_offices_v_snapshot_idx" ON "_offices_v" USING btree ("snapshot");
  CREATE INDEX "_offices_v_published_locale_idx" ON "_offices_v" USING btree ("published_locale");
  CREATE INDEX "_offices_v_latest_idx" ON "_offices_v" USING btree ("latest");
  CREATE INDEX "_offices_v_texts_order_parent" ON "_offices_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_offices_v_rels_order_idx" ON "_offices_v_rels" USING btree ("order");
  CREATE INDEX "_offices_v_rels_parent_idx" ON "_offices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_offices_v_rels_path_idx" ON "_offices_v_rels" USING btree ("path");
  CREATE INDEX "_offices_v_rels_media_id_idx" ON "_offices_v_rels" USING btree ("media_id");
  CREATE INDEX "_people_v_parent_idx" ON "_people_v" USING btree ("parent_id");
  CREATE INDEX "_people_v_version_version_avatar_idx" ON "_people_v" USING btree ("version_avatar_id");
  CREATE INDEX "_people_v_version_version_office_idx" ON "_people_v" USING btree ("version_office_id");
  CREATE INDEX "_people_v_version_version_show_on_website_idx" ON "_people_v" USING btree ("version_show_on_website");
  CREATE INDEX "_people_v_version_version_is_agent_idx" ON "_people_v" USING btree ("version_is_agent");
  CREATE INDEX "_people_v_version_version_slug_idx" ON "_people_v" USING btree ("version_slug");
  CREATE INDEX "_people_v_version_version_updated_at_idx" ON "_people_v" USING btree ("version_updated_at");
  CREATE INDEX "_people_v_version_version_created_at_idx" ON "_people_v" USING btree ("version_created_at");
  CREATE INDEX "_people_v_version_version__status_idx" ON "_people_v" USING btree ("version__status");
  CREATE INDEX "_people_v_created_at_idx" ON "_people_v" USING btree ("created_at");
  CREATE INDEX "_people_v_updated_at_idx" ON "_people_v" USING btree ("updated_at");
  CREATE INDEX "_people_v_snapshot_idx" ON "_people_v" USING btree ("snapshot");
  CREATE INDEX "_people_v_published_locale_idx" ON "_people_v" USING btree ("published_locale");
  CREATE INDEX "_people_v_latest_idx" ON "_people_v" USING btree ("latest");
  CREATE INDEX "_people_v_texts_order_parent" ON "_people_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_listings_v_parent_idx" ON "_listings_v" USING btree ("parent_id");
  CREATE INDEX "_listings_v_version_version_category_idx" ON "_listings_v" USING btree ("version_category");
  CREATE INDEX "_listings_v_version_version_kind_idx" ON "_listings_v" USING btree ("version_kind");
  CREATE INDEX "_listings_v_version_version_listing_number_idx" ON "_listings_v" USING btree ("version_listing_number");
  CREATE INDEX "_listings_v_version_version_region_idx" ON "_listings_v" USING btree ("version_region_id");
  CREATE INDEX "_listings_v_version_version_agent_idx" ON "_listings_v" USING btree ("version_agent_id");
  CREATE INDEX "_listings_v_version_version_listed_at_idx" ON "_listings_v" USING btree ("version_listed_at");
  CREATE INDEX "_listings_v_version_version_slug_idx" ON "_listings_v" USING btree ("version_slug");
  CREATE INDEX "_listings_v_version_version_status_idx" ON "_listings_v" USING btree ("version_status");
  CREATE INDEX "_listings_v_version_version_office_idx" ON "_listings_v" USING btree ("version_office_id");
  CREATE INDEX "_listings_v_version_version_updated_at_idx" ON "_listings_v" USING btree ("version_updated_at");
  CREATE INDEX "_listings_v_version_version_created_at_idx" ON "_listings_v" USING btree ("version_created_at");
  CREATE INDEX "_listings_v_version_version__status_idx" ON "_listings_v" USING btree ("version__status");
  CREATE INDEX "_listings_v_created_at_idx" ON "_listings_v" USING btree ("created_at");
  CREATE INDEX "_listings_v_updated_at_idx" ON "_listings_v" USING btree ("updated_at");
  CREATE INDEX "_listings_v_snapshot_idx" ON "_listings_v" USING btree ("snapshot");
  CREATE INDEX "_listings_v_published_locale_idx" ON "_listings_v" USING btree ("published_locale");
  CREATE INDEX "_listings_v_latest_idx" ON "_listings_v" USING btree ("latest");
  CREATE INDEX "_listings_v_rels_order_idx" ON "_listings_v_rels" USING btree ("order");
  CREATE INDEX "_listings_v_rels_parent_idx" ON "_listings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_listings_v_rels_path_idx" ON "_listings_v_rels" USING btree ("path");
  CREATE INDEX "_listings_v_rels_media_id_idx" ON "_listings_v_rels" USING btree ("media_id");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "offices__status_idx" ON "offices" USING btree ("_status");
  CREATE INDEX "people__status_idx" ON "people" USING btree ("_status");
  CREATE INDEX "listings__status_idx" ON "listings" USING btree ("_status");
  CREATE UNIQUE INDEX "menus_one_a_name" ON "menus" USING btree (name,scope,coalesce(office_id, 0)) WHERE _status = 'published';
  CREATE INDEX "listings_by_asking_price" ON "listings" USING btree (coalesce(asking_price, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_asking_price_falling" ON "listings" USING btree (coalesce(- asking_price, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_down_payment" ON "listings" USING btree (coalesce(down_payment, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_down_payment_falling" ON "listings" USING btree (coalesce(- down_payment, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_discretionary_earnings" ON "listings" USING btree (coalesce(discretionary_earnings, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_discretionary_earnings_falling" ON "listings" USING btree (coalesce(- discretionary_earnings, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_listed_at" ON "listings" USING btree (listed_at,id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_title" ON "listings" USING btree (title,id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_of_office_id" ON "listings" USING btree (office_id,listed_at,id) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_of_agent_id" ON "listings" USING btree (agent_id,listed_at,id) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_in_region" ON "listings" USING btree (region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_in_category" ON "listings" USING btree (category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_in_kind" ON "listings" USING btree (kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_one_target" CHECK (num_nonnulls(page_id, office_id, region_id, agent_id, listing_id, post_id, url)
      = case leads_to when 'page' then num_nonnulls(page_id) when 'office' then num_nonnulls(office_id)
        when 'region' then num_nonnulls(region_id) when 'agent' then num_nonnulls(agent_id)
        when 'listing' then num_nonnulls(listing_id) when 'post' then num_nonnulls(post_id)
        when 'url' then num_nonnulls(url) else 0 end);
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_one_target" CHECK (num_nonnulls(page_id, office_id, region_id, agent_id, listing_id, post_id, url)
      = case leads_to when 'page' then num_nonnulls(page_id) when 'office' then num_nonnulls(office_id)
        when 'region' then num_nonnulls(region_id) when 'agent' then num_nonnulls(agent_id)
        when 'listing' then num_nonnulls(listing_id) when 'post' then num_nonnulls(post_id)
        when 'url' then num_nonnulls(url) else 0 end);
  ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_is_stated" CHECK ((_status = 'draft' or office_id is not null) is true);`);
}

/** Takes drafts that were never published away: without drafts they would be incomplete, or seen. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "menus" WHERE "_status" = 'draft';
  DELETE FROM "listings" WHERE "_status" = 'draft';
  DELETE FROM "people" WHERE "_status" = 'draft';
  DELETE FROM "offices" WHERE "_status" = 'draft';
  ALTER TABLE "listings" DROP CONSTRAINT "listings_owner_is_stated";
   DROP TABLE "_menus_v_version_items_children" CASCADE;
  DROP TABLE "_menus_v_version_items_children_locales" CASCADE;
  DROP TABLE "_menus_v_version_items" CASCADE;
  DROP TABLE "_menus_v_version_items_locales" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "_offices_v_version_contents" CASCADE;
  DROP TABLE "_office_hours_v" CASCADE;
  DROP TABLE "_offices_v_version_telephone_url_triggers" CASCADE;
  DROP TABLE "_offices_v_version_tribe_types" CASCADE;
  DROP TABLE "_offices_v" CASCADE;
  DROP TABLE "_offices_v_texts" CASCADE;
  DROP TABLE "_offices_v_rels" CASCADE;
  DROP TABLE "_people_v" CASCADE;
  DROP TABLE "_people_v_texts" CASCADE;
  DROP TABLE "_listings_v" CASCADE;
  DROP TABLE "_listings_v_rels" CASCADE;
  ALTER TABLE "menus_items_children" DROP CONSTRAINT "menus_items_children_one_target";
  ALTER TABLE "menus_items" DROP CONSTRAINT "menus_items_one_target";
  DROP INDEX "menus__status_idx";
  DROP INDEX "offices__status_idx";
  DROP INDEX "people__status_idx";
  DROP INDEX "listings__status_idx";
  DROP INDEX "menus_one_a_name";
  DROP INDEX "listings_by_asking_price";
  DROP INDEX "listings_by_asking_price_falling";
  DROP INDEX "listings_by_down_payment";
  DROP INDEX "listings_by_down_payment_falling";
  DROP INDEX "listings_by_discretionary_earnings";
  DROP INDEX "listings_by_discretionary_earnings_falling";
  DROP INDEX "listings_by_listed_at";
  DROP INDEX "listings_by_title";
  DROP INDEX "listings_of_office_id";
  DROP INDEX "listings_of_agent_id";
  DROP INDEX "listings_in_region";
  DROP INDEX "listings_in_category";
  DROP INDEX "listings_in_kind";
  ALTER TABLE "menus_items_children" ALTER COLUMN "leads_to" SET NOT NULL;
  ALTER TABLE "menus_items_children_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menus_items" ALTER COLUMN "leads_to" SET NOT NULL;
  ALTER TABLE "menus_items_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "menus" ALTER COLUMN "scope" SET NOT NULL;
  ALTER TABLE "offices_contents" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "offices_contents" ALTER COLUMN "type" SET NOT NULL;
  ALTER TABLE "office_hours" ALTER COLUMN "day" SET NOT NULL;
  ALTER TABLE "offices_telephone_url_triggers" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "offices_telephone_url_triggers" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "offices_telephone_url_triggers" ALTER COLUMN "number" SET NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "locality" SET NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "region_id" SET NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "country" SET NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "latitude" SET NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "longitude" SET NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "offices" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "people" ALTER COLUMN "first_name" SET NOT NULL;
  ALTER TABLE "people" ALTER COLUMN "last_name" SET NOT NULL;
  ALTER TABLE "people" ALTER COLUMN "scope" SET NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "summary" SET NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "category" SET NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "listing_number" SET NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "location" SET NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "region_id" SET NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "listed_at" SET NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "status" SET NOT NULL;
  ALTER TABLE "listings" ALTER COLUMN "office_id" SET NOT NULL;
  CREATE UNIQUE INDEX "menus_one_a_name" ON "menus" USING btree (name,scope,coalesce(office_id, 0));
  CREATE INDEX "listings_by_asking_price" ON "listings" USING btree (coalesce(asking_price, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_asking_price_falling" ON "listings" USING btree (coalesce(- asking_price, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_down_payment" ON "listings" USING btree (coalesce(down_payment, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_down_payment_falling" ON "listings" USING btree (coalesce(- down_payment, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_discretionary_earnings" ON "listings" USING btree (coalesce(discretionary_earnings, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_discretionary_earnings_falling" ON "listings" USING btree (coalesce(- discretionary_earnings, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_listed_at" ON "listings" USING btree (listed_at,id,region_id,category,kind,status) WHERE status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_by_title" ON "listings" USING btree (title,id,region_id,category,kind,status) WHERE status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_of_office_id" ON "listings" USING btree (office_id,listed_at,id) WHERE status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_of_agent_id" ON "listings" USING btree (agent_id,listed_at,id) WHERE status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_in_region" ON "listings" USING btree (region_id,category,kind,status) WHERE status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_in_category" ON "listings" USING btree (category,kind,status) WHERE status in ('active', 'under_offer', 'sold');
  CREATE INDEX "listings_in_kind" ON "listings" USING btree (kind,status) WHERE status in ('active', 'under_offer', 'sold');
  ALTER TABLE "menus" DROP COLUMN "_status";
  ALTER TABLE "offices" DROP COLUMN "_status";
  ALTER TABLE "people" DROP COLUMN "_status";
  ALTER TABLE "listings" DROP COLUMN "_status";
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_one_target" CHECK (num_nonnulls(page_id, office_id, region_id, agent_id, listing_id, post_id, url) = 1
      and case leads_to when 'page' then page_id is not null when 'office' then office_id is not null
        when 'region' then region_id is not null when 'agent' then agent_id is not null
        when 'listing' then listing_id is not null when 'post' then post_id is not null else url is not null end);
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_one_target" CHECK (num_nonnulls(page_id, office_id, region_id, agent_id, listing_id, post_id, url) = 1
      and case leads_to when 'page' then page_id is not null when 'office' then office_id is not null
        when 'region' then region_id is not null when 'agent' then agent_id is not null
        when 'listing' then listing_id is not null when 'post' then post_id is not null else url is not null end);
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_items_children_leads_to";
  DROP TYPE "public"."enum__menus_v_version_items_leads_to";
  DROP TYPE "public"."enum__menus_v_version_scope";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum__menus_v_published_locale";
  DROP TYPE "public"."enum_offices_status";
  ALTER TYPE "public"."enum_office_state" RENAME TO "enum_offices_status";
  DROP TYPE "public"."enum__offices_v_version_contents_type";
  DROP TYPE "public"."enum__offices_v_version_tribe_types";
  DROP TYPE "public"."enum__offices_v_version_country";
  DROP TYPE "public"."enum__offices_v_version_status";
  DROP TYPE "public"."enum__offices_v_published_locale";
  DROP TYPE "public"."enum_people_status";
  DROP TYPE "public"."enum__people_v_version_scope";
  DROP TYPE "public"."enum__people_v_version_status";
  DROP TYPE "public"."enum__people_v_published_locale";
  DROP TYPE "public"."enum_listings_status";
  ALTER TYPE "public"."enum_listing_state" RENAME TO "enum_listings_status";
  DROP TYPE "public"."enum__listings_v_version_kind";
  DROP TYPE "public"."enum__listings_v_version_status";
  DROP TYPE "public"."enum__listings_v_published_locale";`);
}
