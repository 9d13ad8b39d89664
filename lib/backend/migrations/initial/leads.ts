import { sql } from '@payloadcms/db-postgres';

/** The consent ledger is append-only; the one permitted change replaces a contact by its hashes. */
export const consentTriggers = sql`
  create function reject_consent_changes() returns trigger language plpgsql as $$
  declare
    contact text[] := '{email,phone,address,email_hash,phone_hash,erased_at}';
  begin
    if tg_op = 'UPDATE' then
      if old.erased_at is null and new.erased_at is not null
        and new.email is null and new.phone is null and new.address = 'erased'
        and (new.email_hash is null) = (old.email is null) and (new.phone_hash is null) = (old.phone is null)
        and to_jsonb(new) - contact = to_jsonb(old) - contact
      then
        return new;
      end if;
    end if;
    raise exception 'The consent ledger is append-only';
  end $$;
  create trigger consents_reject_delete before delete or truncate on consents
    for each statement execute function reject_consent_changes();
  create trigger consents_reject_update before update on consents
    for each row execute function reject_consent_changes();
`;

const consents = sql`
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
    lead_id integer,
    email_hash text,
    phone_hash text,
    erased_at timestamptz
  );
  create index consents_email on consents (email);
  create index consents_email_lower on consents (lower(email));
  create index consents_phone on consents (phone);
  create index consents_phone_kind on consents (phone, kind, id desc);
  create index consents_phone_suffix on consents (right(regexp_replace(phone, '\\D', '', 'g'), 7));
  create index consents_lead on consents (lead_id);
  create index consents_email_hash on consents (email_hash);
  create index consents_phone_hash on consents (phone_hash);
  ${consentTriggers}
`;

const messageQueues = sql`
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
    error text,
    sent_at timestamptz,
    lead_id integer references leads(id) on delete cascade,
    connection_failed boolean not null default false,
    abandoned_at timestamptz,
    leased_until timestamptz
  );
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
    error text,
    connection_failed boolean not null default false,
    sent_at timestamptz,
    abandoned_at timestamptz
  );
  create index sms_queue_recipient on sms_queue (recipient);
  ${sql.join(['mail_queue', 'sms_queue'].map(queueIndexes))}
`;

function queueIndexes(table: string) {
  return sql.raw(`
  create index ${table}_due on ${table} (due_at) where sent_at is null and abandoned_at is null;
  create index ${table}_pending on ${table} (queued_at) where sent_at is null and abandoned_at is null;
  create index ${table}_connection_failed on ${table} (due_at) where connection_failed and sent_at is null;
  create index ${table}_unredacted on ${table} (coalesce(sent_at, abandoned_at)) where text <> '';
  create index ${table}_lead on ${table} (lead_id);
`);
}

/**
 * The consent ledger, the queues of mails and text messages, registrations of buyers, and rate limits of forms
 * (`rate-limiter-flexible` names their columns).
 */
export const leads = sql`
  create index leads_email_lower on leads (lower(email));
  create index leads_phone_suffix on leads (right(regexp_replace(phone, '\\D', '', 'g'), 7));
  ${consents}
  ${messageQueues}

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

  create table form_attempts (key varchar(255) primary key, points integer not null default 0, expire bigint);
  create index form_attempts_expire on form_attempts (expire);
`;
