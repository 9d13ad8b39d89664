import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Leads that were routed by place, and when they have to be answered. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter type enum_leads_routed_by add value 'territory' before 'network';
    alter type enum_leads_routed_by add value 'nearest' before 'network';
    alter type enum_content_key add value 'answer_days' after 'answers';
    create type enum_leads_escalated_to as enum ('manager', 'network');
    alter table leads
      add column due_at timestamp(3) with time zone,
      add column escalated_to enum_leads_escalated_to,
      add column escalated_at timestamp(3) with time zone;
    create index leads_due_at_idx on leads using btree (due_at);
  `);
}

/** @throws always: PostgreSQL cannot remove the values of an enum type. */
export async function down(): Promise<void> {
  throw new Error('This migration cannot be reverted.');
}
