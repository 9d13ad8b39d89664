import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Who works on which document just now, a row for each tab. Not logged: it is written every few seconds, and after the
 * database has failed nobody is at work any more.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unlogged table composer_presence (
      tab uuid primary key,
      collection text not null,
      document integer not null,
      person integer not null,
      name text not null,
      block text,
      seen_at timestamptz not null default now()
    );
    create index composer_presence_document on composer_presence (collection, document, seen_at);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table composer_presence`);
}
