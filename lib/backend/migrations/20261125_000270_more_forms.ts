import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The forms beside the inquiry; leads without an e-mail address; who registered as a buyer, once per address; consents that are given or taken back without a form, as by a text
 * message; the text messages that are to be sent; and until when an instance has a mail or text message to itself.
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
      lead_id integer references leads(id) on delete cascade,
      queued_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      leased_until timestamptz,
      attempts integer not null default 0,
      fault text,
      unreached boolean not null default false,
      sent_at timestamptz,
      given_up_at timestamptz
    );
    create index sms_queue_due on sms_queue (due_at) where sent_at is null and given_up_at is null;
    create index sms_queue_waiting on sms_queue (queued_at) where sent_at is null and given_up_at is null;
    create index sms_queue_unreached on sms_queue (due_at) where unreached and sent_at is null;
    create index sms_queue_written on sms_queue (coalesce(sent_at, given_up_at)) where text <> '';
    create index sms_queue_lead on sms_queue (lead_id);
    create index sms_queue_recipient on sms_queue (recipient);

    alter table mail_queue add leased_until timestamptz;
    create index mail_queue_written on mail_queue (coalesce(sent_at, given_up_at)) where text <> '';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index mail_queue_written;
    alter table mail_queue drop column leased_until;
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
