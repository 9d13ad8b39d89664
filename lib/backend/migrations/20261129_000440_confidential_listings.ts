import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Adds the flag of listings that lists show with an icon instead of a picture. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table listings add column confidential boolean default false;
    alter table _listings_v add column version_confidential boolean default false;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table listings drop column confidential;
    alter table _listings_v drop column version_confidential;
  `);
}
