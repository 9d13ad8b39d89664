import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What visitors send; what they agreed to, which nobody changes or deletes; the mail that is to be sent; and how often they sent (`rate-limiter-flexible` names its
 * columns).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_form" AS ENUM('inquiry');
  CREATE TYPE "public"."enum_leads_reason" AS ENUM('buying', 'selling', 'franchising', 'other');
  CREATE TYPE "public"."enum_leads_language" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
  CREATE TYPE "public"."enum_leads_routed_by" AS ENUM('agent_branding', 'listing_agent', 'office', 'network');
  CREATE TYPE "public"."enum_leads_state" AS ENUM('new', 'answered', 'closed');
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notes" varchar,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
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
  	"state" "enum_leads_state" DEFAULT 'new' NOT NULL,
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
  
  ALTER TABLE "leads" ADD CONSTRAINT "leads_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_listing_idx" ON "leads" USING btree ("listing_id");
  CREATE INDEX "leads_agent_idx" ON "leads" USING btree ("agent_id");
  CREATE INDEX "leads_state_idx" ON "leads" USING btree ("state");
  CREATE INDEX "leads_office_idx" ON "leads" USING btree ("office_id");
  CREATE INDEX "leads_suspected_idx" ON "leads" USING btree ("suspected");
  CREATE UNIQUE INDEX "leads_key_idx" ON "leads" USING btree ("key");
  CREATE INDEX "leads_digest_idx" ON "leads" USING btree ("digest");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");`)
  await db.execute(sql`
    create table consents (
      id bigint generated always as identity primary key,
      given_at timestamptz not null default now(),
      kind text not null,
      given boolean not null,
      version text not null,
      wording text not null,
      wording_hash text not null,
      locale text not null,
      form text not null,
      page text not null,
      address text not null,
      email text,
      phone text,
      office_id integer,
      lead_id integer not null
    );
    create index consents_email on consents (email);
    create index consents_phone on consents (phone);
    create index consents_lead on consents (lead_id);
    create function keep_consents() returns trigger language plpgsql as $$
      begin
        raise exception 'The ledger of consents is only added to';
      end
    $$;
    create trigger consents_kept before update or delete or truncate on consents
      for each statement execute function keep_consents();

    create table mail_queue (
      id text primary key,
      recipient text not null,
      reply_to text,
      subject text not null,
      text text not null,
      html text not null,
      queued_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      attempts integer not null default 0,
      fault text,
      sent_at timestamptz
    );
    create index mail_queue_due on mail_queue (due_at) where sent_at is null;

    create table form_attempts (key varchar(255) primary key, points integer not null default 0, expire bigint);
    create index form_attempts_expire on form_attempts (expire);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table form_attempts;
    drop table mail_queue;
    drop table consents;
    drop function keep_consents();`)
  await db.execute(sql`
   DROP TABLE "leads" CASCADE;
  DROP TYPE "public"."enum_leads_form";
  DROP TYPE "public"."enum_leads_reason";
  DROP TYPE "public"."enum_leads_language";
  DROP TYPE "public"."enum_leads_routed_by";
  DROP TYPE "public"."enum_leads_state";`)
}
