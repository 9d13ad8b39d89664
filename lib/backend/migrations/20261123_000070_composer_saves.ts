import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The saves of the composer that have been done, by the id that whoever sends one gives it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table composer_saves (
      save uuid primary key,
      saved_at timestamptz not null default now()
    );
    create index composer_saves_saved_at on composer_saves (saved_at);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table composer_saves`);
}
