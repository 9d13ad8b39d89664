import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Leads that were routed by place, and when they have to be answered. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter type enum_leads_routed_by add value 'territory' before 'network';
    alter type enum_leads_routed_by add value 'nearest' before 'network';
  `);
}

/** @throws always: PostgreSQL cannot remove the values of an enum type. */
export async function down(): Promise<void> {
  throw new Error('This migration cannot be reverted.');
}
