import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Published posts whose date is still to come: what has to be renewed, and when. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table scheduled_posts (
      post_id integer primary key references posts (id) on delete cascade,
      due timestamptz not null
    );
    create index scheduled_posts_due on scheduled_posts (due);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table scheduled_posts`);
}
