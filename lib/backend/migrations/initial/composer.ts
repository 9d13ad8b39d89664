import { sql } from '@payloadcms/db-postgres';

/**
 * Ids of completed saves, presence (one row for each tab), and the last save of each user in a document.
 * The last two are unlogged: they change every few seconds, and may be lost when the database crashes.
 */
export const composer = sql`
  create table composer_saves (
    id uuid primary key,
    saved_at timestamptz not null default now()
  );
  create index composer_saves_saved_at on composer_saves (saved_at);

  create unlogged table composer_presence (
    tab uuid primary key,
    collection text not null,
    document_id integer not null,
    user_id integer not null,
    name text not null,
    block text,
    seen_at timestamptz not null default now()
  );
  create index composer_presence_document on composer_presence (collection, document_id, seen_at);
  create index composer_presence_seen_at on composer_presence (seen_at);

  create unlogged table composer_edit_sessions (
    collection text not null,
    document_id integer not null,
    user_id integer not null,
    saved_at timestamptz not null default now(),
    primary key (collection, document_id, user_id)
  );
  create index composer_edit_sessions_saved_at on composer_edit_sessions (saved_at);
`;
