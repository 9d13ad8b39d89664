import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What staff do with a lead and which visit it comes from; which lead a mail is about, and whether its server was reached; and the one change that the ledger of
 * consents lets through: that a contact is taken out of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "leads_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"by" varchar,
  	"sent_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "leads_visit" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"parameter" varchar,
  	"value" varchar,
  	"path" varchar,
  	"session_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "leads" ADD COLUMN "source" varchar;
  ALTER TABLE "leads" ADD COLUMN "device" varchar;
  ALTER TABLE "leads" ADD COLUMN "browser" varchar;
  ALTER TABLE "leads" ADD COLUMN "operating_system" varchar;
  ALTER TABLE "leads" ADD COLUMN "landing_page" varchar;
  ALTER TABLE "leads" ADD COLUMN "referrer" varchar;
  ALTER TABLE "leads" ADD COLUMN "assigned_to_id" integer;
  ALTER TABLE "leads_replies" ADD CONSTRAINT "leads_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_visit" ADD CONSTRAINT "leads_visit_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_replies_order_idx" ON "leads_replies" USING btree ("_order");
  CREATE INDEX "leads_replies_parent_id_idx" ON "leads_replies" USING btree ("_parent_id");
  CREATE INDEX "leads_visit_order_idx" ON "leads_visit" USING btree ("_order");
  CREATE INDEX "leads_visit_parent_id_idx" ON "leads_visit" USING btree ("_parent_id");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assigned_to_id_people_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "leads_source_idx" ON "leads" USING btree ("source");
  CREATE INDEX "leads_assigned_to_idx" ON "leads" USING btree ("assigned_to_id");`)
  await db.execute(sql`
    alter table mail_queue
      add lead_id integer references leads(id) on delete cascade,
      add unreached boolean not null default false,
      add given_up_at timestamptz;
    update mail_queue set lead_id = leads.id from leads where mail_queue.id like 'lead-%' and split_part(mail_queue.id, '-', 2) = leads.id::text;
    create index mail_queue_lead on mail_queue (lead_id);
    create index mail_queue_waiting on mail_queue (queued_at) where sent_at is null and given_up_at is null;
    create index mail_queue_unreached on mail_queue (due_at) where unreached and sent_at is null;
    drop index mail_queue_due;
    create index mail_queue_due on mail_queue (due_at) where sent_at is null and given_up_at is null;

    alter table consents add email_mark text, add phone_mark text, add erased_at timestamptz;
    create index consents_email_mark on consents (email_mark);
    create index consents_phone_mark on consents (phone_mark);
    drop trigger consents_kept on consents;
    create or replace function keep_consents() returns trigger language plpgsql as $$
      declare
        contact text[] := '{email,phone,address,email_mark,phone_mark,erased_at}';
      begin
        if tg_op = 'UPDATE' then
          if old.erased_at is null and new.erased_at is not null
            and new.email is null and new.phone is null and new.address = 'erased'
            and (new.email_mark is null) = (old.email is null) and (new.phone_mark is null) = (old.phone is null)
            and to_jsonb(new) - contact = to_jsonb(old) - contact
          then
            return new;
          end if;
        end if;
        raise exception 'The ledger of consents is only added to';
      end
    $$;
    create trigger consents_kept before delete or truncate on consents
      for each statement execute function keep_consents();
    create trigger consents_unchanged before update on consents
      for each row execute function keep_consents();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger consents_kept on consents;
    drop trigger consents_unchanged on consents;
    alter table consents drop column email_mark, drop column phone_mark, drop column erased_at;
    create or replace function keep_consents() returns trigger language plpgsql as $$
      begin
        raise exception 'The ledger of consents is only added to';
      end
    $$;
    create trigger consents_kept before update or delete or truncate on consents
      for each statement execute function keep_consents();
    drop index mail_queue_due;
    alter table mail_queue drop column lead_id, drop column unreached, drop column given_up_at;
    create index mail_queue_due on mail_queue (due_at) where sent_at is null;`)
  await db.execute(sql`
   DROP TABLE "leads_replies" CASCADE;
  DROP TABLE "leads_visit" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_assigned_to_id_people_id_fk";
  DROP INDEX "leads_source_idx";
  DROP INDEX "leads_assigned_to_idx";
  ALTER TABLE "leads" DROP COLUMN "source";
  ALTER TABLE "leads" DROP COLUMN "device";
  ALTER TABLE "leads" DROP COLUMN "browser";
  ALTER TABLE "leads" DROP COLUMN "operating_system";
  ALTER TABLE "leads" DROP COLUMN "landing_page";
  ALTER TABLE "leads" DROP COLUMN "referrer";
  ALTER TABLE "leads" DROP COLUMN "assigned_to_id";`)
}
