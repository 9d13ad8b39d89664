import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** When the network is reminded of a lead. Before, this time replaced the promised one in `due_at`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table leads add column next_reminder_at timestamp(3) with time zone`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table leads drop column next_reminder_at`);
}
