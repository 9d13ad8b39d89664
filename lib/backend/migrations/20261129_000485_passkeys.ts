import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Passkeys of buyers, and the challenges that were issued and not used yet. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table buyer_passkeys (
      id bigint generated always as identity primary key,
      buyer_id integer not null references buyers(id) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text[] not null default '{}',
      device text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index buyer_passkeys_buyer on buyer_passkeys (buyer_id);
    create table passkey_challenges (
      challenge text primary key,
      expires_at timestamptz not null
    );
    create index passkey_challenges_expiry on passkey_challenges (expires_at);
  `);
}

/** @throws always: passkeys would be lost. */
export async function down(): Promise<void> {
  throw new Error('This migration cannot be reverted.');
}
