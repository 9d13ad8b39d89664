import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The forms beside the inquiry; leads without an e-mail address; who registered as a buyer, once per address; consents that are given or taken back without a form, as by a text
 * message; and the text messages that are to be sent.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_leads_form_more as enum('inquiry', 'valuation-mail', 'seller-registration', 'valuation-start', 'buyer-registration', 'newsletter', 'guide', 'event-seat', 'sms');
    alter table leads alter column form type enum_leads_form_more using form::text::enum_leads_form_more;
    drop type enum_leads_form;
    alter type enum_leads_form_more rename to enum_leads_form;
    alter table leads alter column email drop not null;

    create table buyer_registrations (
      id bigint generated always as identity primary key,
      registered_at timestamptz not null default now(),
      email text not null,
      first_name text not null,
      last_name text not null,
      phone text not null,
      phone_country text not null,
      phone_dial_code text not null,
      phone_number text not null,
      locale text not null,
      lead_id integer references leads(id) on delete set null
    );
    create unique index buyer_registrations_email on buyer_registrations (lower(email));
    create index buyer_registrations_lead on buyer_registrations (lead_id);

    alter table consents alter column lead_id drop not null;
    create index consents_phone_kind on consents (phone, kind, id desc);

    create index leads_email_small on leads (lower(email));
    create index leads_phone_end on leads (right(regexp_replace(phone, '\\D', '', 'g'), 7));
    create index consents_email_small on consents (lower(email));
    create index consents_phone_end on consents (right(regexp_replace(phone, '\\D', '', 'g'), 7));

    create table sms_queue (
      id text primary key,
      recipient text not null,
      text text not null,
      is_reply boolean not null,
      queued_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      attempts integer not null default 0,
      fault text,
      sent_at timestamptz,
      dropped_at timestamptz
    );
    create index sms_queue_due on sms_queue (due_at) where sent_at is null and dropped_at is null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table sms_queue;
    drop index consents_phone_kind, leads_email_small, leads_phone_end, consents_email_small, consents_phone_end;
    drop table buyer_registrations;
    delete from leads where form::text not in ('inquiry', 'valuation-mail') or email is null;
    alter table leads alter column email set not null;
    create type enum_leads_form_one as enum('inquiry', 'valuation-mail');
    alter table leads alter column form type enum_leads_form_one using form::text::enum_leads_form_one;
    drop type enum_leads_form;
    alter type enum_leads_form_one rename to enum_leads_form;`)
}
