import { sql } from '@payloadcms/db-postgres';

/** The commit sets `invalidated_at`, however long the transaction was open, and notifies all instances. */
export const invalidationTrigger = sql`
  create function notify_invalidation() returns trigger language plpgsql as $$
  begin
    update invalidations set invalidated_at = clock_timestamp() where id = new.id;
    notify invalidations;
    return null;
  end $$;
  create constraint trigger invalidations_notify after insert on invalidations
    deferrable initially deferred for each row execute function notify_invalidation();
`;

/** The invalidation log, and the posts that become due. Pages with a `purged` key must not be served stale. */
export const invalidationLog = sql`
  create table invalidations (
    id bigint generated always as identity primary key,
    transaction xid8 not null default pg_current_xact_id(),
    invalidated_at timestamptz not null default clock_timestamp(),
    keys text[] not null,
    purged text[] not null default '{}'
  );
  create index invalidations_transaction on invalidations (transaction);
  create index invalidations_invalidated_at on invalidations (invalidated_at);
  create index invalidations_purged on invalidations (invalidated_at) where purged <> '{}';
  ${invalidationTrigger}

  create table scheduled_posts (
    post_id integer primary key references posts (id) on delete cascade,
    due timestamptz not null
  );
  create index scheduled_posts_due on scheduled_posts (due);
`;
