import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * When who saved which document last, by the database's clock: whether a save goes on with a sitting. Not logged: after the database
 * has failed each begins a version of its own.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unlogged table composer_sittings (
      collection text not null,
      document integer not null,
      person integer not null,
      saved_at timestamptz not null default now(),
      primary key (collection, document, person)
    );
    create index composer_sittings_saved_at on composer_sittings (saved_at);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table composer_sittings`);
}
