import { pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';

/** When each tag was last renewed: what an instance that was not running then must know when it starts. */
export const renewalTimes = pgTable('renewal_times', {
  tag: text('tag').primaryKey(),
  renewed_at: timestamp('renewed_at', { withTimezone: true }).notNull(),
});
