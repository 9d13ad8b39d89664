import { sql } from '@payloadcms/db-postgres';

/** The tables of the collections, as `payload migrate:create` generates them. */
export const payloadTables = sql`
CREATE TYPE "public"."_locales" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
CREATE TYPE "public"."enum_content_key" AS ENUM('network_name', 'agent_login', 'redirect_hosts', 'loan_interest', 'loan_interest_source', 'loan_years', 'google_tag_manager_id', 'google_analytics_tracking_id', 'facebook_pixel_id', 'default_phone', 'default_email', 'answers', 'hours', 'days_off');
CREATE TYPE "public"."enum_pages_contents_type" AS ENUM('text', 'textarea', 'markdown', 'number', 'url', 'media');
CREATE TYPE "public"."enum_pages_route" AS ENUM('Home', 'About', 'LeadershipTeam', 'Resources', 'Locations', 'StateLocations', 'ListingPost', 'Contact', 'ContactThankYou', 'Team', 'Sell', 'SoldListings', 'MergersAndAcquisitions', 'Calculator', 'FindingABroker', 'SellerFaq', 'SellerRegistration', 'SellerRegistrationThankYou', 'ValuationStart', 'Buy', 'ProListings', 'FindingTheRightBusiness', 'BuyerFaq', 'BuyerRegistration', 'BuyerRegistrationThankYou', 'ListingSearch', 'BuyAFranchise', 'Blog', 'BlogPost', 'NotFound', 'ResetPassword', 'LocationDetail', 'AgentOfficeOurTeam', 'Reviews', 'LocationListingPost', 'LocationListings', 'LocationBlog', 'LocationBlogDetail', 'Agent', 'AgentSoldListings', 'AgentContactUs', 'AgentContactUsThankYou', 'AgentListings', 'AgentListingPost', 'AgentFranchiseListingPost', 'AgentSellBusiness', 'AgentValuationStart', 'AgentCalculator', 'AgentSellerRegistration', 'AgentSellerRegistrationThankYou', 'AgentBuyBusiness', 'AgentBuyerRegistration', 'AgentBuyerRegistrationThankYou', 'Profile', 'BuyerPreference', 'SavedListing', 'UserMatchedListing', 'customPage', 'tribeCustomPage', 'AgentCustomPage', 'TribeMarketingWebsitePage', 'marketingCustomPage');
CREATE TYPE "public"."enum_pages_layout" AS ENUM('default', 'logo', 'buyer');
CREATE TYPE "public"."enum_pages_scope" AS ENUM('network', 'office', 'agent');
CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__pages_v_version_contents_type" AS ENUM('text', 'textarea', 'markdown', 'number', 'url', 'media');
CREATE TYPE "public"."enum__pages_v_version_route" AS ENUM('Home', 'About', 'LeadershipTeam', 'Resources', 'Locations', 'StateLocations', 'ListingPost', 'Contact', 'ContactThankYou', 'Team', 'Sell', 'SoldListings', 'MergersAndAcquisitions', 'Calculator', 'FindingABroker', 'SellerFaq', 'SellerRegistration', 'SellerRegistrationThankYou', 'ValuationStart', 'Buy', 'ProListings', 'FindingTheRightBusiness', 'BuyerFaq', 'BuyerRegistration', 'BuyerRegistrationThankYou', 'ListingSearch', 'BuyAFranchise', 'Blog', 'BlogPost', 'NotFound', 'ResetPassword', 'LocationDetail', 'AgentOfficeOurTeam', 'Reviews', 'LocationListingPost', 'LocationListings', 'LocationBlog', 'LocationBlogDetail', 'Agent', 'AgentSoldListings', 'AgentContactUs', 'AgentContactUsThankYou', 'AgentListings', 'AgentListingPost', 'AgentFranchiseListingPost', 'AgentSellBusiness', 'AgentValuationStart', 'AgentCalculator', 'AgentSellerRegistration', 'AgentSellerRegistrationThankYou', 'AgentBuyBusiness', 'AgentBuyerRegistration', 'AgentBuyerRegistrationThankYou', 'Profile', 'BuyerPreference', 'SavedListing', 'UserMatchedListing', 'customPage', 'tribeCustomPage', 'AgentCustomPage', 'TribeMarketingWebsitePage', 'marketingCustomPage');
CREATE TYPE "public"."enum__pages_v_version_layout" AS ENUM('default', 'logo', 'buyer');
CREATE TYPE "public"."enum__pages_v_version_scope" AS ENUM('network', 'office', 'agent');
CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
CREATE TYPE "public"."enum_website_sections_contents_type" AS ENUM('text', 'textarea', 'markdown', 'number', 'url', 'media');
CREATE TYPE "public"."enum_website_sections_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum_website_sections_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__website_sections_v_version_contents_type" AS ENUM('text', 'textarea', 'markdown', 'number', 'url', 'media');
CREATE TYPE "public"."enum__website_sections_v_version_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum__website_sections_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__website_sections_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
CREATE TYPE "public"."enum_menus_items_children_link_type" AS ENUM('page', 'office', 'region', 'agent', 'listing', 'post', 'url');
CREATE TYPE "public"."enum_menus_items_link_type" AS ENUM('page', 'office', 'region', 'agent', 'listing', 'post', 'url');
CREATE TYPE "public"."enum_menus_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__menus_v_version_items_children_link_type" AS ENUM('page', 'office', 'region', 'agent', 'listing', 'post', 'url');
CREATE TYPE "public"."enum__menus_v_version_items_link_type" AS ENUM('page', 'office', 'region', 'agent', 'listing', 'post', 'url');
CREATE TYPE "public"."enum__menus_v_version_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__menus_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
CREATE TYPE "public"."enum_posts_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__posts_v_version_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
CREATE TYPE "public"."enum_reviews_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum_sale_stories_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum_sale_stories_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__sale_stories_v_version_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum__sale_stories_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__sale_stories_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
CREATE TYPE "public"."enum_redirects_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum_templates_layout" AS ENUM('logo', 'default');
CREATE TYPE "public"."enum_templates_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum_media_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum_offices_contents_type" AS ENUM('text', 'textarea', 'markdown', 'number', 'url', 'media');
CREATE TYPE "public"."enum_office_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
CREATE TYPE "public"."enum_offices_tribe_types" AS ENUM('office', 'master', 'satellite');
CREATE TYPE "public"."enum_offices_country" AS ENUM('US', 'CA', 'FR', 'IE', 'JP', 'SG', 'ZA', 'UAE', 'UK', 'VN', 'GH', 'ES', 'MX', 'PR');
CREATE TYPE "public"."enum_office_state" AS ENUM('Active', 'ComingSoon', 'Closed');
CREATE TYPE "public"."enum_offices_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__offices_v_version_contents_type" AS ENUM('text', 'textarea', 'markdown', 'number', 'url', 'media');
CREATE TYPE "public"."enum__offices_v_version_tribe_types" AS ENUM('office', 'master', 'satellite');
CREATE TYPE "public"."enum__offices_v_version_country" AS ENUM('US', 'CA', 'FR', 'IE', 'JP', 'SG', 'ZA', 'UAE', 'UK', 'VN', 'GH', 'ES', 'MX', 'PR');
CREATE TYPE "public"."enum__offices_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__offices_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
CREATE TYPE "public"."enum_people_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum_people_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__people_v_version_scope" AS ENUM('network', 'office');
CREATE TYPE "public"."enum__people_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__people_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
CREATE TYPE "public"."enum_listings_kind" AS ENUM('business', 'franchise', 'pro');
CREATE TYPE "public"."enum_listing_state" AS ENUM('draft', 'active', 'under_offer', 'sold', 'withdrawn');
CREATE TYPE "public"."enum_listings_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__listings_v_version_kind" AS ENUM('business', 'franchise', 'pro');
CREATE TYPE "public"."enum__listings_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__listings_v_published_locale" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
CREATE TYPE "public"."enum_leads_form" AS ENUM('inquiry', 'valuation-mail', 'seller-registration', 'valuation-start', 'buyer-registration', 'newsletter', 'guide', 'event-seat', 'sms');
CREATE TYPE "public"."enum_leads_reason" AS ENUM('buying', 'selling', 'franchising', 'other');
CREATE TYPE "public"."enum_leads_language" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
CREATE TYPE "public"."enum_leads_routed_by" AS ENUM('agent_branding', 'listing_agent', 'office', 'network');
CREATE TYPE "public"."enum_leads_state" AS ENUM('new', 'answered', 'closed');
CREATE TYPE "public"."enum_staff_role" AS ENUM('network-admin', 'network-editor', 'office-editor');
CREATE TABLE "pages_contents" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"_locale" "_locales" NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar,
	"key" "enum_content_key",
	"type" "enum_pages_contents_type" DEFAULT 'text',
	"value" varchar
);
CREATE TABLE "pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"noindex" boolean DEFAULT false,
	"show_in_menu" boolean DEFAULT false,
	"menu_order" numeric DEFAULT 0,
	"route" "enum_pages_route",
	"layout" "enum_pages_layout" DEFAULT 'default',
	"name" varchar,
	"slug" varchar,
	"template_slug" varchar,
	"scope" "enum_pages_scope",
	"office_id" integer,
	"agent_id" integer,
	"revision" numeric DEFAULT 1,
	"revised_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "enum_pages_status" DEFAULT 'draft',
	CONSTRAINT "pages_owner_check" CHECK (((scope = 'office') = (office_id is not null) and (scope = 'agent') = (agent_id is not null)) is true),
	CONSTRAINT "pages_address_check" CHECK ((coalesce(slug, '') = '' or route in ('tribeCustomPage', 'TribeMarketingWebsitePage', 'AgentCustomPage', 'customPage', 'marketingCustomPage')) and (coalesce(template_slug, '') = '' or route in ('TribeMarketingWebsitePage', 'marketingCustomPage')))
);
CREATE TABLE "pages_locales" (
	"title" varchar,
	"blocks" json,
	"body" varchar,
	"meta_title" varchar,
	"meta_description" varchar,
	"menu_label" varchar,
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
	"key" "enum_content_key",
	"type" "enum__pages_v_version_contents_type" DEFAULT 'text',
	"value" varchar,
	"_uuid" varchar
);
CREATE TABLE "_pages_v" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"version_noindex" boolean DEFAULT false,
	"version_show_in_menu" boolean DEFAULT false,
	"version_menu_order" numeric DEFAULT 0,
	"version_route" "enum__pages_v_version_route",
	"version_layout" "enum__pages_v_version_layout" DEFAULT 'default',
	"version_name" varchar,
	"version_slug" varchar,
	"version_template_slug" varchar,
	"version_scope" "enum__pages_v_version_scope",
	"version_office_id" integer,
	"version_agent_id" integer,
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
	"version_blocks" json,
	"version_body" varchar,
	"version_meta_title" varchar,
	"version_meta_description" varchar,
	"version_menu_label" varchar,
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
	"key" "enum_content_key",
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
	CONSTRAINT "website_sections_owner_check" CHECK (((scope = 'office') = (office_id is not null)) is true)
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
	"key" "enum_content_key",
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
	"link_type" "enum_menus_items_children_link_type",
	"page_id" integer,
	"office_id" integer,
	"region_id" integer,
	"agent_id" integer,
	"listing_id" integer,
	"post_id" integer,
	"url" varchar,
	CONSTRAINT "menus_items_children_one_target" CHECK (num_nonnulls(page_id, office_id, region_id, agent_id, listing_id, post_id, url)
    = case link_type when 'page' then num_nonnulls(page_id) when 'office' then num_nonnulls(office_id)
      when 'region' then num_nonnulls(region_id) when 'agent' then num_nonnulls(agent_id)
      when 'listing' then num_nonnulls(listing_id) when 'post' then num_nonnulls(post_id)
      when 'url' then num_nonnulls(url) else 0 end)
);
CREATE TABLE "menus_items_children_locales" (
	"label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);
CREATE TABLE "menus_items" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"link_type" "enum_menus_items_link_type",
	"page_id" integer,
	"office_id" integer,
	"region_id" integer,
	"agent_id" integer,
	"listing_id" integer,
	"post_id" integer,
	"url" varchar,
	CONSTRAINT "menus_items_one_target" CHECK (num_nonnulls(page_id, office_id, region_id, agent_id, listing_id, post_id, url)
    = case link_type when 'page' then num_nonnulls(page_id) when 'office' then num_nonnulls(office_id)
      when 'region' then num_nonnulls(region_id) when 'agent' then num_nonnulls(agent_id)
      when 'listing' then num_nonnulls(listing_id) when 'post' then num_nonnulls(post_id)
      when 'url' then num_nonnulls(url) else 0 end)
);
CREATE TABLE "menus_items_locales" (
	"label" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" varchar NOT NULL
);
CREATE TABLE "menus" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"scope" "enum_menus_scope",
	"office_id" integer,
	"revision" numeric DEFAULT 1,
	"revised_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "enum_menus_status" DEFAULT 'draft',
	CONSTRAINT "menus_owner_check" CHECK (((scope = 'office') = (office_id is not null)) is true)
);
CREATE TABLE "_menus_v_version_items_children" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"link_type" "enum__menus_v_version_items_children_link_type",
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
	"link_type" "enum__menus_v_version_items_link_type",
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
CREATE TABLE "posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"category" varchar,
	"image_id" integer,
	"author_id" integer,
	"published_at" timestamp(3) with time zone,
	"slug" varchar,
	"scope" "enum_posts_scope",
	"office_id" integer,
	"revision" numeric DEFAULT 1,
	"revised_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "enum_posts_status" DEFAULT 'draft',
	CONSTRAINT "posts_owner_check" CHECK (((scope = 'office') = (office_id is not null)) is true)
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
	"version_category" varchar,
	"version_image_id" integer,
	"version_author_id" integer,
	"version_published_at" timestamp(3) with time zone,
	"version_slug" varchar,
	"version_scope" "enum__posts_v_version_scope",
	"version_office_id" integer,
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
	"agent_id" integer,
	"story_id" integer,
	"published" boolean DEFAULT false,
	"scope" "enum_reviews_scope" NOT NULL,
	"office_id" integer,
	"revision" numeric DEFAULT 1,
	"revised_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_owner_check" CHECK (((scope = 'office') = (office_id is not null)) is true)
);
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
	CONSTRAINT "sale_stories_owner_check" CHECK (((scope = 'office') = (office_id is not null)) is true),
	CONSTRAINT "sale_stories_consent_check" CHECK ((_status = 'draft' or (consent_by is not null and consent_at is not null)) is true)
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
CREATE TABLE "redirects" (
	"id" serial PRIMARY KEY NOT NULL,
	"from" varchar NOT NULL,
	"to" varchar NOT NULL,
	"permanent" boolean DEFAULT true,
	"automatic" boolean DEFAULT false,
	"lookup_key" varchar,
	"scope" "enum_redirects_scope" NOT NULL,
	"office_id" integer,
	"revision" numeric DEFAULT 1,
	"revised_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_owner_check" CHECK (((scope = 'office') = (office_id is not null)) is true)
);
CREATE TABLE "templates" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"layout" "enum_templates_layout" DEFAULT 'logo' NOT NULL,
	"start_id" integer,
	"slug" varchar NOT NULL,
	"scope" "enum_templates_scope" NOT NULL,
	"office_id" integer,
	"revision" numeric DEFAULT 1,
	"revised_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "templates_owner_check" CHECK (((scope = 'office') = (office_id is not null)) is true)
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
	CONSTRAINT "media_owner_check" CHECK (((scope = 'office') = (office_id is not null)) is true)
);
CREATE TABLE "offices_contents" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar,
	"type" "enum_offices_contents_type" DEFAULT 'text',
	"value" varchar
);
CREATE TABLE "office_hours" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"day" "enum_office_hours_day",
	"opens" varchar,
	"closes" varchar
);
CREATE TABLE "offices_telephone_url_triggers" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar,
	"value" varchar,
	"number" varchar
);
CREATE TABLE "offices_tribe_types" (
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"value" "enum_offices_tribe_types",
	"id" serial PRIMARY KEY NOT NULL
);
CREATE TABLE "offices" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar,
	"main_telephone" varchar,
	"phone_extension" varchar,
	"organic_number" varchar,
	"paid_number" varchar,
	"whats_app_number" varchar,
	"public_email" varchar,
	"address_1" varchar,
	"address_2" varchar,
	"postal_code" varchar,
	"locality" varchar,
	"county" varchar,
	"region_id" integer,
	"country" "enum_offices_country" DEFAULT 'GH',
	"heading" varchar,
	"sub_heading" varchar,
	"image_id" integer,
	"opening_hours_show_opening_hours" boolean DEFAULT true,
	"opening_hours_opening_hours_message" varchar,
	"opening_hours_days_off" varchar,
	"google" varchar,
	"facebook" varchar,
	"instagram" varchar,
	"linkedin" varchar,
	"twitter" varchar,
	"google_review_url" varchar,
	"facebook_review_link" varchar,
	"google_place_id" varchar,
	"meta_title" varchar,
	"meta_description" varchar,
	"latitude" numeric,
	"longitude" numeric,
	"is_alternate_address" boolean DEFAULT false,
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
	"slug" varchar,
	"status" "enum_office_state" DEFAULT 'Active',
	"revision" numeric DEFAULT 1,
	"revised_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "enum_offices_status" DEFAULT 'draft'
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
	"version_main_telephone" varchar,
	"version_phone_extension" varchar,
	"version_organic_number" varchar,
	"version_paid_number" varchar,
	"version_whats_app_number" varchar,
	"version_public_email" varchar,
	"version_address_1" varchar,
	"version_address_2" varchar,
	"version_postal_code" varchar,
	"version_locality" varchar,
	"version_county" varchar,
	"version_region_id" integer,
	"version_country" "enum__offices_v_version_country" DEFAULT 'GH',
	"version_heading" varchar,
	"version_sub_heading" varchar,
	"version_image_id" integer,
	"version_opening_hours_show_opening_hours" boolean DEFAULT true,
	"version_opening_hours_opening_hours_message" varchar,
	"version_opening_hours_days_off" varchar,
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
CREATE TABLE "people" (
	"id" serial PRIMARY KEY NOT NULL,
	"first_name" varchar,
	"last_name" varchar,
	"role" varchar,
	"about" varchar,
	"avatar_id" integer,
	"years_of_experience" numeric,
	"email" varchar,
	"email_public" boolean DEFAULT true,
	"mobile_e164" varchar,
	"mobile_public" boolean DEFAULT false,
	"telephone_number" varchar,
	"telephone_public" boolean DEFAULT true,
	"phone" varchar,
	"extension" varchar,
	"whats_app_number" varchar,
	"name_id" varchar,
	"assigned_to" varchar,
	"full_name" varchar,
	"scope" "enum_people_scope",
	"office_id" integer,
	"leadership" boolean DEFAULT false,
	"position" numeric DEFAULT 100,
	"show_on_website" boolean DEFAULT true,
	"is_agent" boolean DEFAULT false,
	"slug" varchar,
	"revision" numeric DEFAULT 1,
	"revised_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "enum_people_status" DEFAULT 'draft',
	CONSTRAINT "people_owner_check" CHECK (((scope = 'office') = (office_id is not null)) is true)
);
CREATE TABLE "people_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
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
	"version_full_name" varchar,
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
CREATE TABLE "listings" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" varchar,
	"summary" varchar,
	"description" varchar,
	"category" varchar,
	"subcategory" varchar,
	"kind" "enum_listings_kind" DEFAULT 'business',
	"listing_number" varchar,
	"employees" numeric,
	"year_established" numeric,
	"reason_for_selling" varchar,
	"asking_price" numeric,
	"down_payment" numeric,
	"total_sales" numeric,
	"discretionary_earnings" numeric,
	"inventory" numeric,
	"furniture_fixtures_equipment" numeric,
	"lender_prequalified" boolean DEFAULT false,
	"franchisee_operation" boolean DEFAULT false,
	"real_estate_available" boolean DEFAULT false,
	"real_estate_included" boolean DEFAULT false,
	"relocatable" boolean DEFAULT false,
	"location" varchar,
	"region_id" integer,
	"district" varchar,
	"agent_id" integer,
	"listed_at" timestamp(3) with time zone,
	"sold_at" timestamp(3) with time zone,
	"sold_price" numeric,
	"slug" varchar,
	"status" "enum_listing_state" DEFAULT 'draft',
	"office_id" integer,
	"revision" numeric DEFAULT 1,
	"revised_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"_status" "enum_listings_status" DEFAULT 'draft',
	CONSTRAINT "listings_owner_check" CHECK ((_status = 'draft' or office_id is not null) is true)
);
CREATE TABLE "listings_rels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer,
	"parent_id" integer NOT NULL,
	"path" varchar NOT NULL,
	"media_id" integer
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
	"version_district" varchar,
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
CREATE TABLE "leads_replies" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"text" varchar,
	"by" varchar,
	"sent_at" timestamp(3) with time zone
);
CREATE TABLE "leads_attribution_entries" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"parameter" varchar,
	"value" varchar,
	"path" varchar,
	"session_at" timestamp(3) with time zone
);
CREATE TABLE "leads" (
	"id" serial PRIMARY KEY NOT NULL,
	"notes" varchar,
	"name" varchar NOT NULL,
	"email" varchar,
	"phone" varchar,
	"form" "enum_leads_form" NOT NULL,
	"reason" "enum_leads_reason",
	"message" varchar,
	"listing_id" integer,
	"language" "enum_leads_language",
	"page" varchar,
	"routed_by" "enum_leads_routed_by",
	"agent_id" integer,
	"sent_to" varchar,
	"routing" varchar,
	"source" varchar,
	"device" varchar,
	"browser" varchar,
	"operating_system" varchar,
	"landing_page" varchar,
	"referrer" varchar,
	"state" "enum_leads_state" DEFAULT 'new' NOT NULL,
	"assigned_to_id" integer,
	"answered_at" timestamp(3) with time zone,
	"answers" jsonb,
	"office_id" integer,
	"suspected" boolean DEFAULT false,
	"key" varchar,
	"digest" varchar,
	"revision" numeric DEFAULT 1,
	"revised_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "regions_districts" (
	"_order" integer NOT NULL,
	"_parent_id" integer NOT NULL,
	"id" varchar PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"slug" varchar NOT NULL,
	"latitude" numeric NOT NULL,
	"longitude" numeric NOT NULL
);
CREATE TABLE "regions" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"code" varchar NOT NULL,
	"introduction" varchar,
	"latitude" numeric NOT NULL,
	"longitude" numeric NOT NULL,
	"slug" varchar NOT NULL,
	"revision" numeric DEFAULT 1,
	"revised_by" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
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
ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "posts" ADD CONSTRAINT "posts_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_people_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_story_id_sale_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."sale_stories"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "sale_stories" ADD CONSTRAINT "sale_stories_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "sale_stories" ADD CONSTRAINT "sale_stories_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "sale_stories" ADD CONSTRAINT "sale_stories_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "_sale_stories_v" ADD CONSTRAINT "_sale_stories_v_parent_id_sale_stories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sale_stories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_sale_stories_v" ADD CONSTRAINT "_sale_stories_v_version_agent_id_people_id_fk" FOREIGN KEY ("version_agent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_sale_stories_v" ADD CONSTRAINT "_sale_stories_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_sale_stories_v" ADD CONSTRAINT "_sale_stories_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "templates" ADD CONSTRAINT "templates_start_id_pages_id_fk" FOREIGN KEY ("start_id") REFERENCES "public"."pages"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "templates" ADD CONSTRAINT "templates_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "media" ADD CONSTRAINT "media_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "offices_contents" ADD CONSTRAINT "offices_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "office_hours" ADD CONSTRAINT "office_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "offices_telephone_url_triggers" ADD CONSTRAINT "offices_telephone_url_triggers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "offices_tribe_types" ADD CONSTRAINT "offices_tribe_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "offices" ADD CONSTRAINT "offices_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "offices" ADD CONSTRAINT "offices_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "offices" ADD CONSTRAINT "offices_owner_image_id_media_id_fk" FOREIGN KEY ("owner_image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "offices_texts" ADD CONSTRAINT "offices_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "_offices_v_version_contents" ADD CONSTRAINT "_offices_v_version_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_office_hours_v" ADD CONSTRAINT "_office_hours_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_offices_v_version_telephone_url_triggers" ADD CONSTRAINT "_offices_v_version_telephone_url_triggers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_offices_v_version_tribe_types" ADD CONSTRAINT "_offices_v_version_tribe_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_parent_id_offices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_region_id_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_owner_image_id_media_id_fk" FOREIGN KEY ("version_owner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_offices_v_texts" ADD CONSTRAINT "_offices_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "people" ADD CONSTRAINT "people_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "people" ADD CONSTRAINT "people_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "people_texts" ADD CONSTRAINT "people_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_parent_id_people_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_people_v_texts" ADD CONSTRAINT "_people_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "listings" ADD CONSTRAINT "listings_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "listings" ADD CONSTRAINT "listings_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "listings" ADD CONSTRAINT "listings_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "listings_rels" ADD CONSTRAINT "listings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "listings_rels" ADD CONSTRAINT "listings_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_parent_id_listings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_region_id_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_agent_id_people_id_fk" FOREIGN KEY ("version_agent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_listings_v_rels" ADD CONSTRAINT "_listings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_listings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_listings_v_rels" ADD CONSTRAINT "_listings_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "leads_replies" ADD CONSTRAINT "leads_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "leads_attribution_entries" ADD CONSTRAINT "leads_attribution_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "leads" ADD CONSTRAINT "leads_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "leads" ADD CONSTRAINT "leads_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_to_id_people_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "leads" ADD CONSTRAINT "leads_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "regions_districts" ADD CONSTRAINT "regions_districts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_valuation_multiples_v" ADD CONSTRAINT "_valuation_multiples_v_parent_id_valuation_multiples_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."valuation_multiples"("id") ON DELETE set null ON UPDATE no action;
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
CREATE UNIQUE INDEX "pages_unique_address" ON "pages" USING btree (route,coalesce(slug, ''),coalesce(template_slug, ''),scope,coalesce(office_id, 0),coalesce(agent_id, 0)) WHERE _status = 'published';
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
CREATE UNIQUE INDEX "website_sections_unique_name" ON "website_sections" USING btree (name,scope,coalesce(office_id, 0)) WHERE _status = 'published';
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
CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
CREATE UNIQUE INDEX "menus_unique_name" ON "menus" USING btree (name,scope,coalesce(office_id, 0)) WHERE _status = 'published';
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
CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category");
CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
CREATE INDEX "posts_office_idx" ON "posts" USING btree ("office_id");
CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category");
CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
CREATE INDEX "_posts_v_version_version_office_idx" ON "_posts_v" USING btree ("version_office_id");
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
CREATE INDEX "reviews_agent_idx" ON "reviews" USING btree ("agent_id");
CREATE INDEX "reviews_story_idx" ON "reviews" USING btree ("story_id");
CREATE INDEX "reviews_published_idx" ON "reviews" USING btree ("published");
CREATE INDEX "reviews_office_idx" ON "reviews" USING btree ("office_id");
CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
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
CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
CREATE INDEX "redirects_lookup_key_idx" ON "redirects" USING btree ("lookup_key");
CREATE INDEX "redirects_office_idx" ON "redirects" USING btree ("office_id");
CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
CREATE INDEX "templates_name_idx" ON "templates" USING btree ("name");
CREATE INDEX "templates_start_idx" ON "templates" USING btree ("start_id");
CREATE UNIQUE INDEX "templates_slug_idx" ON "templates" USING btree ("slug");
CREATE INDEX "templates_office_idx" ON "templates" USING btree ("office_id");
CREATE INDEX "templates_updated_at_idx" ON "templates" USING btree ("updated_at");
CREATE INDEX "templates_created_at_idx" ON "templates" USING btree ("created_at");
CREATE INDEX "media_office_idx" ON "media" USING btree ("office_id");
CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "media" USING btree ("sizes_w480_filename");
CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
CREATE INDEX "media_sizes_w1600_sizes_w1600_filename_idx" ON "media" USING btree ("sizes_w1600_filename");
CREATE INDEX "offices_contents_order_idx" ON "offices_contents" USING btree ("_order");
CREATE INDEX "offices_contents_parent_id_idx" ON "offices_contents" USING btree ("_parent_id");
CREATE INDEX "office_hours_order_idx" ON "office_hours" USING btree ("_order");
CREATE INDEX "office_hours_parent_id_idx" ON "office_hours" USING btree ("_parent_id");
CREATE INDEX "offices_telephone_url_triggers_order_idx" ON "offices_telephone_url_triggers" USING btree ("_order");
CREATE INDEX "offices_telephone_url_triggers_parent_id_idx" ON "offices_telephone_url_triggers" USING btree ("_parent_id");
CREATE INDEX "offices_tribe_types_order_idx" ON "offices_tribe_types" USING btree ("order");
CREATE INDEX "offices_tribe_types_parent_idx" ON "offices_tribe_types" USING btree ("parent_id");
CREATE INDEX "offices_region_idx" ON "offices" USING btree ("region_id");
CREATE INDEX "offices_image_idx" ON "offices" USING btree ("image_id");
CREATE UNIQUE INDEX "offices_location_id_idx" ON "offices" USING btree ("location_id");
CREATE INDEX "offices_owner_owner_image_idx" ON "offices" USING btree ("owner_image_id");
CREATE UNIQUE INDEX "offices_slug_idx" ON "offices" USING btree ("slug");
CREATE INDEX "offices_status_idx" ON "offices" USING btree ("status");
CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
CREATE INDEX "offices__status_idx" ON "offices" USING btree ("_status");
CREATE INDEX "offices_location" ON "offices" USING gist (point(longitude::float8, latitude::float8));
CREATE INDEX "offices_texts_order_parent" ON "offices_texts" USING btree ("order","parent_id");
CREATE INDEX "offices_rels_order_idx" ON "offices_rels" USING btree ("order");
CREATE INDEX "offices_rels_parent_idx" ON "offices_rels" USING btree ("parent_id");
CREATE INDEX "offices_rels_path_idx" ON "offices_rels" USING btree ("path");
CREATE INDEX "offices_rels_media_id_idx" ON "offices_rels" USING btree ("media_id");
CREATE INDEX "_offices_v_version_contents_order_idx" ON "_offices_v_version_contents" USING btree ("_order");
CREATE INDEX "_offices_v_version_contents_parent_id_idx" ON "_offices_v_version_contents" USING btree ("_parent_id");
CREATE INDEX "_office_hours_v_order_idx" ON "_office_hours_v" USING btree ("_order");
CREATE INDEX "_office_hours_v_parent_id_idx" ON "_office_hours_v" USING btree ("_parent_id");
CREATE INDEX "_offices_v_version_telephone_url_triggers_order_idx" ON "_offices_v_version_telephone_url_triggers" USING btree ("_order");
CREATE INDEX "_offices_v_version_telephone_url_triggers_parent_id_idx" ON "_offices_v_version_telephone_url_triggers" USING btree ("_parent_id");
CREATE INDEX "_offices_v_version_tribe_types_order_idx" ON "_offices_v_version_tribe_types" USING btree ("order");
CREATE INDEX "_offices_v_version_tribe_types_parent_idx" ON "_offices_v_version_tribe_types" USING btree ("parent_id");
CREATE INDEX "_offices_v_parent_idx" ON "_offices_v" USING btree ("parent_id");
CREATE INDEX "_offices_v_version_version_region_idx" ON "_offices_v" USING btree ("version_region_id");
CREATE INDEX "_offices_v_version_version_image_idx" ON "_offices_v" USING btree ("version_image_id");
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
CREATE INDEX "people_avatar_idx" ON "people" USING btree ("avatar_id");
CREATE INDEX "people_office_idx" ON "people" USING btree ("office_id");
CREATE INDEX "people_show_on_website_idx" ON "people" USING btree ("show_on_website");
CREATE INDEX "people_is_agent_idx" ON "people" USING btree ("is_agent");
CREATE UNIQUE INDEX "people_slug_idx" ON "people" USING btree ("slug");
CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
CREATE INDEX "people__status_idx" ON "people" USING btree ("_status");
CREATE INDEX "people_texts_order_parent" ON "people_texts" USING btree ("order","parent_id");
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
CREATE INDEX "listings_category_idx" ON "listings" USING btree ("category");
CREATE INDEX "listings_kind_idx" ON "listings" USING btree ("kind");
CREATE UNIQUE INDEX "listings_listing_number_idx" ON "listings" USING btree ("listing_number");
CREATE INDEX "listings_region_idx" ON "listings" USING btree ("region_id");
CREATE INDEX "listings_district_idx" ON "listings" USING btree ("district");
CREATE INDEX "listings_agent_idx" ON "listings" USING btree ("agent_id");
CREATE INDEX "listings_listed_at_idx" ON "listings" USING btree ("listed_at");
CREATE UNIQUE INDEX "listings_slug_idx" ON "listings" USING btree ("slug");
CREATE INDEX "listings_status_idx" ON "listings" USING btree ("status");
CREATE INDEX "listings_office_idx" ON "listings" USING btree ("office_id");
CREATE INDEX "listings_updated_at_idx" ON "listings" USING btree ("updated_at");
CREATE INDEX "listings_created_at_idx" ON "listings" USING btree ("created_at");
CREATE INDEX "listings__status_idx" ON "listings" USING btree ("_status");
CREATE INDEX "listings_by_asking_price" ON "listings" USING btree (coalesce(asking_price, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
CREATE INDEX "listings_by_asking_price_desc" ON "listings" USING btree (coalesce(- asking_price, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
CREATE INDEX "listings_by_down_payment" ON "listings" USING btree (coalesce(down_payment, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
CREATE INDEX "listings_by_down_payment_desc" ON "listings" USING btree (coalesce(- down_payment, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
CREATE INDEX "listings_by_discretionary_earnings" ON "listings" USING btree (coalesce(discretionary_earnings, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
CREATE INDEX "listings_by_discretionary_earnings_desc" ON "listings" USING btree (coalesce(- discretionary_earnings, 'Infinity'::numeric),id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
CREATE INDEX "listings_by_listed_at" ON "listings" USING btree (listed_at,id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
CREATE INDEX "listings_by_title" ON "listings" USING btree (title,id,region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
CREATE INDEX "listings_of_office_id" ON "listings" USING btree (office_id,listed_at,id) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
CREATE INDEX "listings_of_agent_id" ON "listings" USING btree (agent_id,listed_at,id) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
CREATE INDEX "listings_in_region" ON "listings" USING btree (region_id,category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
CREATE INDEX "listings_in_category" ON "listings" USING btree (category,kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
CREATE INDEX "listings_in_kind" ON "listings" USING btree (kind,status) WHERE _status = 'published' and status in ('active', 'under_offer', 'sold');
CREATE INDEX "listings_rels_order_idx" ON "listings_rels" USING btree ("order");
CREATE INDEX "listings_rels_parent_idx" ON "listings_rels" USING btree ("parent_id");
CREATE INDEX "listings_rels_path_idx" ON "listings_rels" USING btree ("path");
CREATE INDEX "listings_rels_media_id_idx" ON "listings_rels" USING btree ("media_id");
CREATE INDEX "_listings_v_parent_idx" ON "_listings_v" USING btree ("parent_id");
CREATE INDEX "_listings_v_version_version_category_idx" ON "_listings_v" USING btree ("version_category");
CREATE INDEX "_listings_v_version_version_kind_idx" ON "_listings_v" USING btree ("version_kind");
CREATE INDEX "_listings_v_version_version_listing_number_idx" ON "_listings_v" USING btree ("version_listing_number");
CREATE INDEX "_listings_v_version_version_region_idx" ON "_listings_v" USING btree ("version_region_id");
CREATE INDEX "_listings_v_version_version_district_idx" ON "_listings_v" USING btree ("version_district");
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
CREATE INDEX "leads_replies_order_idx" ON "leads_replies" USING btree ("_order");
CREATE INDEX "leads_replies_parent_id_idx" ON "leads_replies" USING btree ("_parent_id");
CREATE INDEX "leads_attribution_entries_order_idx" ON "leads_attribution_entries" USING btree ("_order");
CREATE INDEX "leads_attribution_entries_parent_id_idx" ON "leads_attribution_entries" USING btree ("_parent_id");
CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
CREATE INDEX "leads_listing_idx" ON "leads" USING btree ("listing_id");
CREATE INDEX "leads_agent_idx" ON "leads" USING btree ("agent_id");
CREATE INDEX "leads_source_idx" ON "leads" USING btree ("source");
CREATE INDEX "leads_state_idx" ON "leads" USING btree ("state");
CREATE INDEX "leads_assigned_to_idx" ON "leads" USING btree ("assigned_to_id");
CREATE INDEX "leads_office_idx" ON "leads" USING btree ("office_id");
CREATE INDEX "leads_suspected_idx" ON "leads" USING btree ("suspected");
CREATE UNIQUE INDEX "leads_key_idx" ON "leads" USING btree ("key");
CREATE INDEX "leads_digest_idx" ON "leads" USING btree ("digest");
CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
CREATE INDEX "regions_districts_order_idx" ON "regions_districts" USING btree ("_order");
CREATE INDEX "regions_districts_parent_id_idx" ON "regions_districts" USING btree ("_parent_id");
CREATE UNIQUE INDEX "regions_districts_slug_idx" ON "regions_districts" USING btree ("slug");
CREATE UNIQUE INDEX "regions_code_idx" ON "regions" USING btree ("code");
CREATE UNIQUE INDEX "regions_slug_idx" ON "regions" USING btree ("slug");
CREATE INDEX "regions_updated_at_idx" ON "regions" USING btree ("updated_at");
CREATE INDEX "regions_created_at_idx" ON "regions" USING btree ("created_at");
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
CREATE INDEX "_valuation_multiples_v_updated_at_idx" ON "_valuation_multiples_v" USING btree ("updated_at");
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
CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
`;
