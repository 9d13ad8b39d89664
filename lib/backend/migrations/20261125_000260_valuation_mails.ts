import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The form by which a valuation is mailed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter type enum_leads_form add value if not exists 'valuation-mail'`)
}

/** PostgreSQL takes no word out of a list: it stays, and nothing has it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`delete from leads where form::text = 'valuation-mail'`)
}
