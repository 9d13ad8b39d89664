import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Leads of people whom an agent or an office already handles. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter type enum_leads_routed_by add value 'assigned' after 'agent_branding'`);
}

/** @throws always: PostgreSQL cannot remove the values of an enum type. */
export async function down(): Promise<void> {
  throw new Error('This migration cannot be reverted.');
}
