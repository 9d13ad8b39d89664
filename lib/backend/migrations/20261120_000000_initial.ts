import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
  CREATE TYPE "public"."enum_pages_contents_type" AS ENUM('text', 'textarea', 'markdown', 'number', 'url', 'media');
  CREATE TYPE "public"."enum_pages_route" AS ENUM('Home', 'About', 'LeadershipTeam', 'Resources', 'Locations', 'StateLocations', 'ListingPost', 'Contact', 'ContactThankYou', 'Team', 'Sell', 'SoldListings', 'MergersAndAcquisitions', 'Calculator', 'FindingABroker', 'SellerFaq', 'SellerRegistration', 'SellerRegistrationThankYou', 'ValuationStart', 'Buy', 'ProListings', 'FindingTheRightBusiness', 'BuyerFaq', 'BuyerRegistration', 'BuyerRegistrationThankYou', 'ListingSearch', 'BuyAFranchise', 'Blog', 'BlogPost', 'NotFound', 'ResetPassword', 'LocationDetail', 'AgentOfficeOurTeam', 'Reviews', 'LocationListingPost', 'LocationListings', 'LocationBlog', 'LocationBlogDetail', 'Agent', 'AgentSoldListings', 'AgentContactUs', 'AgentContactUsThankYou', 'AgentListings', 'AgentListingPost', 'AgentFranchiseListingPost', 'AgentSellBusiness', 'AgentValuationStart', 'AgentCalculator', 'AgentSellerRegistration', 'AgentSellerRegistrationThankYou', 'AgentBuyBusiness', 'AgentBuyerRegistration', 'AgentBuyerRegistrationThankYou', 'Profile', 'BuyerPreference', 'SavedListing', 'UserMatchedListing', 'customPage', 'tribeCustomPage', 'AgentCustomPage', 'TribeMarketingWebsitePage', 'marketingCustomPage');
  CREATE TYPE "public"."enum_pages_scope" AS ENUM('network', 'office', 'agent');
  CREATE TYPE "public"."enum_pages_layout" AS ENUM('default', 'logo', 'buyer');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_contents_type" AS ENUM('text', 'textarea', 'markdown', 'number', 'url', 'media');
  CREATE TYPE "public"."enum__pages_v_version_route" AS ENUM('Home', 'About', 'LeadershipTeam', 'Resources', 'Locations', 'StateLocations', 'ListingPost', 'Contact', 'ContactThankYou', 'Team', 'Sell', 'SoldListings', 'MergersAndAcquisitions', 'Calculator', 'FindingABroker', 'SellerFaq', 'SellerRegistration', 'SellerRegistrationThankYou', 'ValuationStart', 'Buy', 'ProListings', 'FindingTheRightBusiness', 'BuyerFaq', 'BuyerRegistration', 'BuyerRegistrationThankYou', 'ListingSearch', 'BuyAFranchise', 'Blog', 'BlogPost', 'NotFound', 'ResetPassword', 'LocationDetail', 'AgentOfficeOurTeam', 'Reviews', 'LocationListingPost', 'LocationListings', 'LocationBlog', 'LocationBlogDetail', 'Agent', 'AgentSoldListings', 'AgentContactUs', 'AgentContactUsThankYou', 'AgentListings', 'AgentListingPost', 'AgentFranchiseListingPost', 'AgentSellBusiness', 'AgentValuationStart', 'AgentCalculator', 'AgentSellerRegistration', 'AgentSellerRegistrationThankYou', 'AgentBuyBusiness', 'AgentBuyerRegistration', 'AgentBuyerRegistrationThankYou', 'Profile', 'BuyerPreference', 'SavedListing', 'UserMatchedListing', 'customPage', 'tribeCustomPage', 'AgentCustomPage', 'TribeMarketingWebsitePage', 'marketingCustomPage');
  CREATE TYPE "public"."enum__pages_v_version_scope" AS ENUM('network', 'office', 'agent');
  CREATE TYPE "public"."enum__pages_v_version_layout" AS ENUM('default', 'logo', 'buyer');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
  CREATE TYPE "public"."enum_website_sections_contents_type" AS ENUM('text', 'textarea', 'markdown', 'number', 'url', 'media');
  CREATE TYPE "public"."enum_website_sections_scope" AS ENUM('network', 'office');
  CREATE TYPE "public"."enum_website_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__website_sections_v_version_contents_type" AS ENUM('text', 'textarea', 'markdown', 'number', 'url', 'media');
  CREATE TYPE "public"."enum__website_sections_v_version_scope" AS ENUM('network', 'office');
  CREATE TYPE "public"."enum__website_sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__website_sections_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
  CREATE TYPE "public"."enum_menus_items_children_leads_to" AS ENUM('page', 'office', 'region', 'agent', 'listing', 'post', 'url');
  CREATE TYPE "public"."enum_menus_items_leads_to" AS ENUM('page', 'office', 'region', 'agent', 'listing', 'post', 'url');
  CREATE TYPE "public"."enum_menus_scope" AS ENUM('network', 'office');
  CREATE TYPE "public"."enum_posts_scope" AS ENUM('network', 'office');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_scope" AS ENUM('network', 'office');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
  CREATE TYPE "public"."enum_reviews_scope" AS ENUM('network', 'office');
  CREATE TYPE "public"."enum_redirects_scope" AS ENUM('network', 'office');
  CREATE TYPE "public"."enum_media_scope" AS ENUM('network', 'office');
  CREATE TYPE "public"."enum_offices_tribe_types" AS ENUM('office', 'master', 'satellite');
  CREATE TYPE "public"."enum_office_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_offices_contents_type" AS ENUM('text', 'textarea', 'markdown', 'number', 'url', 'media');
  CREATE TYPE "public"."enum_offices_status" AS ENUM('Active', 'ComingSoon', 'Closed');
  CREATE TYPE "public"."enum_offices_country" AS ENUM('US', 'CA', 'FR', 'IE', 'JP', 'SG', 'ZA', 'UAE', 'UK', 'VN', 'GH', 'ES', 'MX', 'PR');
  CREATE TYPE "public"."enum_people_scope" AS ENUM('network', 'office');
  CREATE TYPE "public"."enum_listings_status" AS ENUM('draft', 'active', 'under_offer', 'sold', 'withdrawn');
  CREATE TYPE "public"."enum_listings_kind" AS ENUM('business', 'franchise', 'pro');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('network-admin', 'network-editor', 'office-editor');
  CREATE TABLE "pages_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"type" "enum_pages_contents_type" DEFAULT 'text',
  	"value" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"route" "enum_pages_route",
  	"slug" varchar,
  	"template_slug" varchar,
  	"scope" "enum_pages_scope",
  	"office_id" integer,
  	"agent_id" integer,
  	"layout" "enum_pages_layout" DEFAULT 'default',
  	"noindex" boolean DEFAULT false,
  	"show_in_menu" boolean DEFAULT false,
  	"menu_order" numeric DEFAULT 0,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft',
  	CONSTRAINT "pages_owner_is_stated" CHECK (((scope = 'office') = (office_id is not null) and (scope = 'agent') = (agent_id is not null)) is true),
  	CONSTRAINT "pages_address_fits" CHECK ((coalesce(slug, '') = '' or route in ('tribeCustomPage', 'TribeMarketingWebsitePage', 'AgentCustomPage', 'customPage', 'marketingCustomPage')) and (coalesce(template_slug, '') = '' or route in ('TribeMarketingWebsitePage', 'marketingCustomPage')))
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"menu_label" varchar,
  	"blocks" json,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" integer
  );
  
  CREATE TABLE "_pages_v_version_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"type" "enum__pages_v_version_contents_type" DEFAULT 'text',
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_route" "enum__pages_v_version_route",
  	"version_slug" varchar,
  	"version_template_slug" varchar,
  	"version_scope" "enum__pages_v_version_scope",
  	"version_office_id" integer,
  	"version_agent_id" integer,
  	"version_layout" "enum__pages_v_version_layout" DEFAULT 'default',
  	"version_noindex" boolean DEFAULT false,
  	"version_show_in_menu" boolean DEFAULT false,
  	"version_menu_order" numeric DEFAULT 0,
  	"version_revision" numeric DEFAULT 1,
  	"version_revised_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_menu_label" varchar,
  	"version_blocks" json,
  	"version_body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" integer
  );
  
  CREATE TABLE "website_sections_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"type" "enum_website_sections_contents_type" DEFAULT 'text',
  	"value" varchar
  );
  
  CREATE TABLE "website_sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"scope" "enum_website_sections_scope",
  	"office_id" integer,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_website_sections_status" DEFAULT 'draft',
  	CONSTRAINT "website_sections_owner_is_stated" CHECK (((scope = 'office') = (office_id is not null)) is true)
  );
  
  CREATE TABLE "website_sections_locales" (
  	"blocks" json,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "website_sections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" integer
  );
  
  CREATE TABLE "_website_sections_v_version_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"type" "enum__website_sections_v_version_contents_type" DEFAULT 'text',
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_website_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_scope" "enum__website_sections_v_version_scope",
  	"version_office_id" integer,
  	"version_revision" numeric DEFAULT 1,
  	"version_revised_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__website_sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__website_sections_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_website_sections_v_locales" (
  	"version_blocks" json,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_website_sections_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"locale" "_locales",
  	"media_id" integer
  );
  
  CREATE TABLE "menus_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"leads_to" "enum_menus_items_children_leads_to" NOT NULL,
  	"page_id" integer,
  	"office_id" integer,
  	"region_id" integer,
  	"agent_id" integer,
  	"listing_id" integer,
  	"post_id" integer,
  	"url" varchar,
  	CONSTRAINT "menus_items_children_one_target" CHECK (num_nonnulls(page_id, office_id, region_id, agent_id, listing_id, post_id, url) = 1
      and case leads_to when 'page' then page_id is not null when 'office' then office_id is not null
        when 'region' then region_id is not null when 'agent' then agent_id is not null
        when 'listing' then listing_id is not null when 'post' then post_id is not null else url is not null end)
  );
  
  CREATE TABLE "menus_items_children_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"leads_to" "enum_menus_items_leads_to" NOT NULL,
  	"page_id" integer,
  	"office_id" integer,
  	"region_id" integer,
  	"agent_id" integer,
  	"listing_id" integer,
  	"post_id" integer,
  	"url" varchar,
  	CONSTRAINT "menus_items_one_target" CHECK (num_nonnulls(page_id, office_id, region_id, agent_id, listing_id, post_id, url) = 1
      and case leads_to when 'page' then page_id is not null when 'office' then office_id is not null
        when 'region' then region_id is not null when 'agent' then agent_id is not null
        when 'listing' then listing_id is not null when 'post' then post_id is not null else url is not null end)
  );
  
  CREATE TABLE "menus_items_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"scope" "enum_menus_scope" NOT NULL,
  	"office_id" integer,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "menus_owner_is_stated" CHECK (((scope = 'office') = (office_id is not null)) is true)
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"category" varchar,
  	"image_id" integer,
  	"author_id" integer,
  	"scope" "enum_posts_scope",
  	"office_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft',
  	CONSTRAINT "posts_owner_is_stated" CHECK (((scope = 'office') = (office_id is not null)) is true)
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_category" varchar,
  	"version_image_id" integer,
  	"version_author_id" integer,
  	"version_scope" "enum__posts_v_version_scope",
  	"version_office_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_revision" numeric DEFAULT 1,
  	"version_revised_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"author" varchar NOT NULL,
  	"role" varchar,
  	"quote" varchar NOT NULL,
  	"rating" numeric NOT NULL,
  	"written_at" timestamp(3) with time zone NOT NULL,
  	"published" boolean DEFAULT false,
  	"scope" "enum_reviews_scope" NOT NULL,
  	"office_id" integer,
  	"agent_id" integer,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "reviews_owner_is_stated" CHECK (((scope = 'office') = (office_id is not null)) is true)
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"automatic" boolean DEFAULT false,
  	"mark" varchar,
  	"scope" "enum_redirects_scope" NOT NULL,
  	"office_id" integer,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "redirects_owner_is_stated" CHECK (((scope = 'office') = (office_id is not null)) is true)
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"decorative" boolean DEFAULT false,
  	"scope" "enum_media_scope" NOT NULL,
  	"office_id" integer,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w480_url" varchar,
  	"sizes_w480_width" numeric,
  	"sizes_w480_height" numeric,
  	"sizes_w480_mime_type" varchar,
  	"sizes_w480_filesize" numeric,
  	"sizes_w480_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_w1600_url" varchar,
  	"sizes_w1600_width" numeric,
  	"sizes_w1600_height" numeric,
  	"sizes_w1600_mime_type" varchar,
  	"sizes_w1600_filesize" numeric,
  	"sizes_w1600_filename" varchar,
  	CONSTRAINT "media_owner_is_stated" CHECK (((scope = 'office') = (office_id is not null)) is true)
  );
  
  CREATE TABLE "offices_tribe_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_offices_tribe_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "offices_telephone_url_triggers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"number" varchar NOT NULL
  );
  
  CREATE TABLE "office_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_office_hours_day" NOT NULL,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "offices_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "enum_offices_contents_type" DEFAULT 'text' NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"status" "enum_offices_status" DEFAULT 'Active' NOT NULL,
  	"address_1" varchar,
  	"address_2" varchar,
  	"locality" varchar NOT NULL,
  	"region_id" integer NOT NULL,
  	"country" "enum_offices_country" DEFAULT 'GH' NOT NULL,
  	"postal_code" varchar,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"is_alternate_address" boolean DEFAULT false,
  	"public_email" varchar,
  	"main_telephone" varchar,
  	"phone_extension" varchar,
  	"organic_number" varchar,
  	"paid_number" varchar,
  	"whats_app_number" varchar,
  	"google" varchar,
  	"twitter" varchar,
  	"facebook" varchar,
  	"linkedin" varchar,
  	"instagram" varchar,
  	"google_review_url" varchar,
  	"facebook_review_link" varchar,
  	"google_place_id" varchar,
  	"opening_hours_show_opening_hours" boolean DEFAULT true,
  	"opening_hours_opening_hours_message" varchar,
  	"heading" varchar,
  	"sub_heading" varchar,
  	"image_id" integer,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"broker_lic" varchar,
  	"broker_of_record" varchar,
  	"location_id" varchar,
  	"buyers_route" varchar,
  	"owner_id" varchar,
  	"owner_name" varchar,
  	"owner_email" varchar,
  	"owner_slug" varchar,
  	"owner_phone" varchar,
  	"owner_image_id" integer,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offices_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "offices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"role" varchar,
  	"about" varchar,
  	"avatar_id" integer,
  	"scope" "enum_people_scope" NOT NULL,
  	"office_id" integer,
  	"leadership" boolean DEFAULT false,
  	"position" numeric DEFAULT 100,
  	"show_on_website" boolean DEFAULT true,
  	"email" varchar,
  	"email_public" boolean DEFAULT true,
  	"mobile_e164" varchar,
  	"mobile_public" boolean DEFAULT false,
  	"telephone_number" varchar,
  	"telephone_public" boolean DEFAULT true,
  	"is_agent" boolean DEFAULT false,
  	"slug" varchar,
  	"name_id" varchar,
  	"phone" varchar,
  	"extension" varchar,
  	"assigned_to" varchar,
  	"whats_app_number" varchar,
  	"years_of_experience" numeric,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "people_owner_is_stated" CHECK (((scope = 'office') = (office_id is not null)) is true)
  );
  
  CREATE TABLE "people_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "listings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"listing_number" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"status" "enum_listings_status" DEFAULT 'draft' NOT NULL,
  	"kind" "enum_listings_kind" DEFAULT 'business' NOT NULL,
  	"category" varchar NOT NULL,
  	"subcategory" varchar,
  	"location" varchar NOT NULL,
  	"region_id" integer NOT NULL,
  	"office_id" integer NOT NULL,
  	"agent_id" integer,
  	"asking_price" numeric,
  	"down_payment" numeric,
  	"discretionary_earnings" numeric,
  	"total_sales" numeric,
  	"inventory" numeric,
  	"furniture_fixtures_equipment" numeric,
  	"sold_price" numeric,
  	"employees" numeric,
  	"year_established" numeric,
  	"reason_for_selling" varchar,
  	"franchisee_operation" boolean DEFAULT false,
  	"relocatable" boolean DEFAULT false,
  	"real_estate_available" boolean DEFAULT false,
  	"real_estate_included" boolean DEFAULT false,
  	"lender_prequalified" boolean DEFAULT false,
  	"listed_at" timestamp(3) with time zone NOT NULL,
  	"sold_at" timestamp(3) with time zone,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "listings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "regions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_staff_role" DEFAULT 'office-editor' NOT NULL,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "staff_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"offices_id" integer
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages_contents" ADD CONSTRAINT "pages_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "_pages_v_version_contents" ADD CONSTRAINT "_pages_v_version_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_agent_id_people_id_fk" FOREIGN KEY ("version_agent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "website_sections_contents" ADD CONSTRAINT "website_sections_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."website_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "website_sections" ADD CONSTRAINT "website_sections_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "website_sections_locales" ADD CONSTRAINT "website_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."website_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "website_sections_rels" ADD CONSTRAINT "website_sections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."website_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "website_sections_rels" ADD CONSTRAINT "website_sections_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "_website_sections_v_version_contents" ADD CONSTRAINT "_website_sections_v_version_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_website_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_website_sections_v" ADD CONSTRAINT "_website_sections_v_parent_id_website_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."website_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_sections_v" ADD CONSTRAINT "_website_sections_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_sections_v_locales" ADD CONSTRAINT "_website_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_website_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_website_sections_v_rels" ADD CONSTRAINT "_website_sections_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_website_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_website_sections_v_rels" ADD CONSTRAINT "_website_sections_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "menus_items_children" ADD CONSTRAINT "menus_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_children_locales" ADD CONSTRAINT "menus_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "menus_items" ADD CONSTRAINT "menus_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_items_locales" ADD CONSTRAINT "menus_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_people_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "offices_tribe_types" ADD CONSTRAINT "offices_tribe_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_telephone_url_triggers" ADD CONSTRAINT "offices_telephone_url_triggers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "office_hours" ADD CONSTRAINT "office_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_contents" ADD CONSTRAINT "offices_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_owner_image_id_media_id_fk" FOREIGN KEY ("owner_image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "offices_texts" ADD CONSTRAINT "offices_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "people_texts" ADD CONSTRAINT "people_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings" ADD CONSTRAINT "listings_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "listings" ADD CONSTRAINT "listings_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "listings" ADD CONSTRAINT "listings_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "listings_rels" ADD CONSTRAINT "listings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings_rels" ADD CONSTRAINT "listings_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_contents_order_idx" ON "pages_contents" USING btree ("_order");
  CREATE INDEX "pages_contents_parent_id_idx" ON "pages_contents" USING btree ("_parent_id");
  CREATE INDEX "pages_contents_locale_idx" ON "pages_contents" USING btree ("_locale");
  CREATE INDEX "pages_route_idx" ON "pages" USING btree ("route");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_office_idx" ON "pages" USING btree ("office_id");
  CREATE INDEX "pages_agent_idx" ON "pages" USING btree ("agent_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_one_a_place" ON "pages" USING btree (route,coalesce(slug, ''),coalesce(template_slug, ''),scope,coalesce(office_id, 0),coalesce(agent_id, 0)) WHERE _status = 'published';
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_locale_idx" ON "pages_rels" USING btree ("locale");
  CREATE INDEX "pages_rels_media_id_idx" ON "pages_rels" USING btree ("media_id","locale");
  CREATE INDEX "_pages_v_version_contents_order_idx" ON "_pages_v_version_contents" USING btree ("_order");
  CREATE INDEX "_pages_v_version_contents_parent_id_idx" ON "_pages_v_version_contents" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_contents_locale_idx" ON "_pages_v_version_contents" USING btree ("_locale");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_route_idx" ON "_pages_v" USING btree ("version_route");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_office_idx" ON "_pages_v" USING btree ("version_office_id");
  CREATE INDEX "_pages_v_version_version_agent_idx" ON "_pages_v" USING btree ("version_agent_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_locale_idx" ON "_pages_v_rels" USING btree ("locale");
  CREATE INDEX "_pages_v_rels_media_id_idx" ON "_pages_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "website_sections_contents_order_idx" ON "website_sections_contents" USING btree ("_order");
  CREATE INDEX "website_sections_contents_parent_id_idx" ON "website_sections_contents" USING btree ("_parent_id");
  CREATE INDEX "website_sections_contents_locale_idx" ON "website_sections_contents" USING btree ("_locale");
  CREATE INDEX "website_sections_name_idx" ON "website_sections" USING btree ("name");
  CREATE INDEX "website_sections_office_idx" ON "website_sections" USING btree ("office_id");
  CREATE INDEX "website_sections_updated_at_idx" ON "website_sections" USING btree ("updated_at");
  CREATE INDEX "website_sections_created_at_idx" ON "website_sections" USING btree ("created_at");
  CREATE INDEX "website_sections__status_idx" ON "website_sections" USING btree ("_status");
  CREATE UNIQUE INDEX "sections_one_a_name" ON "website_sections" USING btree (name,scope,coalesce(office_id, 0)) WHERE _status = 'published';
  CREATE UNIQUE INDEX "website_sections_locales_locale_parent_id_unique" ON "website_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "website_sections_rels_order_idx" ON "website_sections_rels" USING btree ("order");
  CREATE INDEX "website_sections_rels_parent_idx" ON "website_sections_rels" USING btree ("parent_id");
  CREATE INDEX "website_sections_rels_path_idx" ON "website_sections_rels" USING btree ("path");
  CREATE INDEX "website_sections_rels_locale_idx" ON "website_sections_rels" USING btree ("locale");
  CREATE INDEX "website_sections_rels_media_id_idx" ON "website_sections_rels" USING btree ("media_id","locale");
  CREATE INDEX "_website_sections_v_version_contents_order_idx" ON "_website_sections_v_version_contents" USING btree ("_order");
  CREATE INDEX "_website_sections_v_version_contents_parent_id_idx" ON "_website_sections_v_version_contents" USING btree ("_parent_id");
  CREATE INDEX "_website_sections_v_version_contents_locale_idx" ON "_website_sections_v_version_contents" USING btree ("_locale");
  CREATE INDEX "_website_sections_v_parent_idx" ON "_website_sections_v" USING btree ("parent_id");
  CREATE INDEX "_website_sections_v_version_version_name_idx" ON "_website_sections_v" USING btree ("version_name");
  CREATE INDEX "_website_sections_v_version_version_office_idx" ON "_website_sections_v" USING btree ("version_office_id");
  CREATE INDEX "_website_sections_v_version_version_updated_at_idx" ON "_website_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_website_sections_v_version_version_created_at_idx" ON "_website_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_website_sections_v_version_version__status_idx" ON "_website_sections_v" USING btree ("version__status");
  CREATE INDEX "_website_sections_v_created_at_idx" ON "_website_sections_v" USING btree ("created_at");
  CREATE INDEX "_website_sections_v_updated_at_idx" ON "_website_sections_v" USING btree ("updated_at");
  CREATE INDEX "_website_sections_v_snapshot_idx" ON "_website_sections_v" USING btree ("snapshot");
  CREATE INDEX "_website_sections_v_published_locale_idx" ON "_website_sections_v" USING btree ("published_locale");
  CREATE INDEX "_website_sections_v_latest_idx" ON "_website_sections_v" USING btree ("latest");
  CREATE INDEX "_website_sections_v_autosave_idx" ON "_website_sections_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_website_sections_v_locales_locale_parent_id_unique" ON "_website_sections_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_website_sections_v_rels_order_idx" ON "_website_sections_v_rels" USING btree ("order");
  CREATE INDEX "_website_sections_v_rels_parent_idx" ON "_website_sections_v_rels" USING btree ("parent_id");
  CREATE INDEX "_website_sections_v_rels_path_idx" ON "_website_sections_v_rels" USING btree ("path");
  CREATE INDEX "_website_sections_v_rels_locale_idx" ON "_website_sections_v_rels" USING btree ("locale");
  CREATE INDEX "_website_sections_v_rels_media_id_idx" ON "_website_sections_v_rels" USING btree ("media_id","locale");
  CREATE INDEX "menus_items_children_order_idx" ON "menus_items_children" USING btree ("_order");
  CREATE INDEX "menus_items_children_parent_id_idx" ON "menus_items_children" USING btree ("_parent_id");
  CREATE INDEX "menus_items_children_page_idx" ON "menus_items_children" USING btree ("page_id");
  CREATE INDEX "menus_items_children_office_idx" ON "menus_items_children" USING btree ("office_id");
  CREATE INDEX "menus_items_children_region_idx" ON "menus_items_children" USING btree ("region_id");
  CREATE INDEX "menus_items_children_agent_idx" ON "menus_items_children" USING btree ("agent_id");
  CREATE INDEX "menus_items_children_listing_idx" ON "menus_items_children" USING btree ("listing_id");
  CREATE INDEX "menus_items_children_post_idx" ON "menus_items_children" USING btree ("post_id");
  CREATE UNIQUE INDEX "menus_items_children_locales_locale_parent_id_unique" ON "menus_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_items_order_idx" ON "menus_items" USING btree ("_order");
  CREATE INDEX "menus_items_parent_id_idx" ON "menus_items" USING btree ("_parent_id");
  CREATE INDEX "menus_items_page_idx" ON "menus_items" USING btree ("page_id");
  CREATE INDEX "menus_items_office_idx" ON "menus_items" USING btree ("office_id");
  CREATE INDEX "menus_items_region_idx" ON "menus_items" USING btree ("region_id");
  CREATE INDEX "menus_items_agent_idx" ON "menus_items" USING btree ("agent_id");
  CREATE INDEX "menus_items_listing_idx" ON "menus_items" USING btree ("listing_id");
  CREATE INDEX "menus_items_post_idx" ON "menus_items" USING btree ("post_id");
  CREATE UNIQUE INDEX "menus_items_locales_locale_parent_id_unique" ON "menus_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_name_idx" ON "menus" USING btree ("name");
  CREATE INDEX "menus_office_idx" ON "menus" USING btree ("office_id");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE UNIQUE INDEX "menus_one_a_name" ON "menus" USING btree (name,scope,coalesce(office_id, 0));
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_office_idx" ON "posts" USING btree ("office_id");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_office_idx" ON "_posts_v" USING btree ("version_office_id");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reviews_written_at_idx" ON "reviews" USING btree ("written_at");
  CREATE INDEX "reviews_published_idx" ON "reviews" USING btree ("published");
  CREATE INDEX "reviews_office_idx" ON "reviews" USING btree ("office_id");
  CREATE INDEX "reviews_agent_idx" ON "reviews" USING btree ("agent_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_mark_idx" ON "redirects" USING btree ("mark");
  CREATE INDEX "redirects_office_idx" ON "redirects" USING btree ("office_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "media_office_idx" ON "media" USING btree ("office_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_w1600_sizes_w1600_filename_idx" ON "media" USING btree ("sizes_w1600_filename");
  CREATE INDEX "offices_tribe_types_order_idx" ON "offices_tribe_types" USING btree ("order");
  CREATE INDEX "offices_tribe_types_parent_idx" ON "offices_tribe_types" USING btree ("parent_id");
  CREATE INDEX "offices_telephone_url_triggers_order_idx" ON "offices_telephone_url_triggers" USING btree ("_order");
  CREATE INDEX "offices_telephone_url_triggers_parent_id_idx" ON "offices_telephone_url_triggers" USING btree ("_parent_id");
  CREATE INDEX "office_hours_order_idx" ON "office_hours" USING btree ("_order");
  CREATE INDEX "office_hours_parent_id_idx" ON "office_hours" USING btree ("_parent_id");
  CREATE INDEX "offices_contents_order_idx" ON "offices_contents" USING btree ("_order");
  CREATE INDEX "offices_contents_parent_id_idx" ON "offices_contents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "offices_slug_idx" ON "offices" USING btree ("slug");
  CREATE INDEX "offices_status_idx" ON "offices" USING btree ("status");
  CREATE INDEX "offices_region_idx" ON "offices" USING btree ("region_id");
  CREATE INDEX "offices_image_idx" ON "offices" USING btree ("image_id");
  CREATE UNIQUE INDEX "offices_location_id_idx" ON "offices" USING btree ("location_id");
  CREATE INDEX "offices_owner_owner_image_idx" ON "offices" USING btree ("owner_image_id");
  CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
  CREATE INDEX "offices_place" ON "offices" USING gist (point(longitude::float8, latitude::float8));
  CREATE INDEX "offices_texts_order_parent" ON "offices_texts" USING btree ("order","parent_id");
  CREATE INDEX "offices_rels_order_idx" ON "offices_rels" USING btree ("order");
  CREATE INDEX "offices_rels_parent_idx" ON "offices_rels" USING btree ("parent_id");
  CREATE INDEX "offices_rels_path_idx" ON "offices_rels" USING btree ("path");
  CREATE INDEX "offices_rels_media_id_idx" ON "offices_rels" USING btree ("media_id");
  CREATE INDEX "people_avatar_idx" ON "people" USING btree ("avatar_id");
  CREATE INDEX "people_office_idx" ON "people" USING btree ("office_id");
  CREATE INDEX "people_show_on_website_idx" ON "people" USING btree ("show_on_website");
  CREATE INDEX "people_is_agent_idx" ON "people" USING btree ("is_agent");
  CREATE UNIQUE INDEX "people_slug_idx" ON "people" USING btree ("slug");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "people_texts_order_parent" ON "people_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "listings_listing_number_idx" ON "listings" USING btree ("listing_number");
  CREATE UNIQUE INDEX "listings_slug_idx" ON "listings" USING btree ("slug");
  CREATE INDEX "listings_status_idx" ON "listings" USING btree ("status");
  CREATE INDEX "listings_kind_idx" ON "listings" USING btree ("kind");
  CREATE INDEX "listings_category_idx" ON "listings" USING btree ("category");
  CREATE INDEX "listings_region_idx" ON "listings" USING btree ("region_id");
  CREATE INDEX "listings_office_idx" ON "listings" USING btree ("office_id");
  CREATE INDEX "listings_agent_idx" ON "listings" USING btree ("agent_id");
  CREATE INDEX "listings_listed_at_idx" ON "listings" USING btree ("listed_at");
  CREATE INDEX "listings_updated_at_idx" ON "listings" USING btree ("updated_at");
  CREATE INDEX "listings_created_at_idx" ON "listings" USING btree ("created_at");
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
  CREATE INDEX "listings_rels_order_idx" ON "listings_rels" USING btree ("order");
  CREATE INDEX "listings_rels_parent_idx" ON "listings_rels" USING btree ("parent_id");
  CREATE INDEX "listings_rels_path_idx" ON "listings_rels" USING btree ("path");
  CREATE INDEX "listings_rels_media_id_idx" ON "listings_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "regions_slug_idx" ON "regions" USING btree ("slug");
  CREATE UNIQUE INDEX "regions_code_idx" ON "regions" USING btree ("code");
  CREATE INDEX "regions_updated_at_idx" ON "regions" USING btree ("updated_at");
  CREATE INDEX "regions_created_at_idx" ON "regions" USING btree ("created_at");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "staff_rels_order_idx" ON "staff_rels" USING btree ("order");
  CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" USING btree ("parent_id");
  CREATE INDEX "staff_rels_path_idx" ON "staff_rels" USING btree ("path");
  CREATE INDEX "staff_rels_offices_id_idx" ON "staff_rels" USING btree ("offices_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_contents" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_version_contents" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "website_sections_contents" CASCADE;
  DROP TABLE "website_sections" CASCADE;
  DROP TABLE "website_sections_locales" CASCADE;
  DROP TABLE "website_sections_rels" CASCADE;
  DROP TABLE "_website_sections_v_version_contents" CASCADE;
  DROP TABLE "_website_sections_v" CASCADE;
  DROP TABLE "_website_sections_v_locales" CASCADE;
  DROP TABLE "_website_sections_v_rels" CASCADE;
  DROP TABLE "menus_items_children" CASCADE;
  DROP TABLE "menus_items_children_locales" CASCADE;
  DROP TABLE "menus_items" CASCADE;
  DROP TABLE "menus_items_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "offices_tribe_types" CASCADE;
  DROP TABLE "offices_telephone_url_triggers" CASCADE;
  DROP TABLE "office_hours" CASCADE;
  DROP TABLE "offices_contents" CASCADE;
  DROP TABLE "offices" CASCADE;
  DROP TABLE "offices_texts" CASCADE;
  DROP TABLE "offices_rels" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "people_texts" CASCADE;
  DROP TABLE "listings" CASCADE;
  DROP TABLE "listings_rels" CASCADE;
  DROP TABLE "regions" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "staff_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_contents_type";
  DROP TYPE "public"."enum_pages_route";
  DROP TYPE "public"."enum_pages_scope";
  DROP TYPE "public"."enum_pages_layout";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_contents_type";
  DROP TYPE "public"."enum__pages_v_version_route";
  DROP TYPE "public"."enum__pages_v_version_scope";
  DROP TYPE "public"."enum__pages_v_version_layout";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_website_sections_contents_type";
  DROP TYPE "public"."enum_website_sections_scope";
  DROP TYPE "public"."enum_website_sections_status";
  DROP TYPE "public"."enum__website_sections_v_version_contents_type";
  DROP TYPE "public"."enum__website_sections_v_version_scope";
  DROP TYPE "public"."enum__website_sections_v_version_status";
  DROP TYPE "public"."enum__website_sections_v_published_locale";
  DROP TYPE "public"."enum_menus_items_children_leads_to";
  DROP TYPE "public"."enum_menus_items_leads_to";
  DROP TYPE "public"."enum_menus_scope";
  DROP TYPE "public"."enum_posts_scope";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_scope";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_reviews_scope";
  DROP TYPE "public"."enum_redirects_scope";
  DROP TYPE "public"."enum_media_scope";
  DROP TYPE "public"."enum_offices_tribe_types";
  DROP TYPE "public"."enum_office_hours_day";
  DROP TYPE "public"."enum_offices_contents_type";
  DROP TYPE "public"."enum_offices_status";
  DROP TYPE "public"."enum_offices_country";
  DROP TYPE "public"."enum_people_scope";
  DROP TYPE "public"."enum_listings_status";
  DROP TYPE "public"."enum_listings_kind";
  DROP TYPE "public"."enum_staff_role";`)
}
