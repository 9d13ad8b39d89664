import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The log of renewals. `renewed_at` is set anew while committing, however long the transaction was open; `gone` are those of
 * the keys that nothing old may be shown of.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table renewals (
      id bigint generated always as identity primary key,
      transaction xid8 not null default pg_current_xact_id(),
      renewed_at timestamptz not null default clock_timestamp(),
      keys text[] not null,
      gone text[] not null default '{}'
    );
    create index renewals_transaction on renewals (transaction);
    create index renewals_renewed_at on renewals (renewed_at);
    create index renewals_gone on renewals (renewed_at) where gone <> '{}';

    create function tell_renewal() returns trigger language plpgsql as $$
      begin
        update renewals set renewed_at = clock_timestamp() where id = new.id;
        notify renewals;
        return null;
      end
    $$;
    create constraint trigger renewals_tell after insert on renewals
      deferrable initially deferred for each row execute function tell_renewal();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table renewals;
    drop function tell_renewal();
  `);
}
