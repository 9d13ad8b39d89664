import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Passwords, sessions and emailed links of buyers. Tokens are stored as SHA-256 hashes. */
const accountTables = sql`
  create index buyers_email_lower on buyers (lower(email));
  create index buyers_phone_suffix on buyers (right(regexp_replace(phone, '\\D', '', 'g'), 7));
  create table buyer_credentials (
    buyer_id integer primary key references buyers(id) on delete cascade,
    hash text not null,
    salt text not null,
    changed_at timestamptz not null default now()
  );
  create table buyer_sessions (
    id bigint generated always as identity primary key,
    buyer_id integer not null references buyers(id) on delete cascade,
    token_hash text not null unique,
    info_token_hash text not null unique,
    device text not null,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  );
  create index buyer_sessions_buyer on buyer_sessions (buyer_id);
  create table buyer_links (
    token_hash text primary key,
    buyer_id integer not null references buyers(id) on delete cascade,
    purpose text not null check (purpose in ('confirm', 'sign-in', 'reset', 'invite', 'email-current', 'email-new')),
    data jsonb not null default '{}',
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index buyer_links_buyer on buyer_links (buyer_id);
  create table former_buyer_emails (
    buyer_id integer not null references buyers(id) on delete cascade,
    email text not null,
    changed_at timestamptz not null default now(),
    primary key (buyer_id, email)
  );
  alter table mail_queue add column buyer_id integer references buyers(id) on delete cascade;
  create index mail_queue_buyer on mail_queue (buyer_id);
`;

/** People who registered before there were accounts. They are mailed a link to set a password. */
const registeredBuyers = sql`
  insert into buyers (email, first_name, last_name, phone, phone_country, phone_dial_code, phone_number, language, office_id, agent_id, created_at)
    select lower(r.email), r.first_name, r.last_name, r.phone, r.phone_country, r.phone_dial_code, r.phone_number, r.locale::enum_buyers_language,
      leads.office_id, leads.agent_id, r.registered_at
    from buyer_registrations r left join leads on leads.id = r.lead_id order by r.id;
  drop table buyer_registrations;
`;

/** Accounts of buyers. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_buyers_status" AS ENUM('unconfirmed', 'active', 'cancelled');
  CREATE TYPE "public"."enum_buyers_language" AS ENUM('en-US', 'en-AU', 'en-IE', 'en-CA', 'en-GH', 'fr-CA', 'es-ES', 'ja-JP', 'vi-VN');
  CREATE TABLE "buyers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_buyers_status" DEFAULT 'unconfirmed' NOT NULL,
  	"office_id" integer,
  	"agent_id" integer,
  	"email" varchar NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"phone" varchar,
  	"phone_country" varchar,
  	"phone_dial_code" varchar,
  	"phone_number" varchar,
  	"address_1" varchar,
  	"locality" varchar,
  	"state" varchar,
  	"postal_code" varchar,
  	"language" "enum_buyers_language" NOT NULL,
  	"preferences" jsonb,
  	"weekly_mail" boolean DEFAULT false,
  	"confirmed_at" timestamp(3) with time zone,
  	"notes" varchar,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "buyers" ADD CONSTRAINT "buyers_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "buyers" ADD CONSTRAINT "buyers_agent_id_people_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "buyers_status_idx" ON "buyers" USING btree ("status");
  CREATE INDEX "buyers_office_idx" ON "buyers" USING btree ("office_id");
  CREATE INDEX "buyers_agent_idx" ON "buyers" USING btree ("agent_id");
  CREATE UNIQUE INDEX "buyers_email_idx" ON "buyers" USING btree ("email");
  CREATE INDEX "buyers_updated_at_idx" ON "buyers" USING btree ("updated_at");
  CREATE INDEX "buyers_created_at_idx" ON "buyers" USING btree ("created_at");`);
  await db.execute(accountTables);
  await db.execute(registeredBuyers);
}

/** @throws always: passwords and sessions would be lost. */
export async function down(): Promise<void> {
  throw new Error('This migration cannot be reverted.');
}
