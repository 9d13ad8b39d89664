import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Adds the network's WhatsApp number and the conversion event to the contents of website sections. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter type "enum_content_key" add value if not exists 'conversion_event' before 'default_phone'`);
  await db.execute(sql`alter type "enum_content_key" add value if not exists 'default_whats_app' before 'default_email'`);
}

/** PostgreSQL cannot remove a value from a type; unused values do no harm. */
export async function down(): Promise<void> {}
