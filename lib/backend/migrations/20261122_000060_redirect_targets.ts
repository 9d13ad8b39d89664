import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The segments of where redirects lead, which `redirects/find-leading-to.ts` looks for. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index redirects_target_segments on redirects
      using gin (string_to_array(lower(regexp_replace("to", '[?#].*$', '')), '/'));
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index redirects_target_segments`);
}
