import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { ClaimedMessage, MessageQueue } from './message-queue';

/** Retention of message texts in days after sending or abandoning, and the batch size. */
const RETENTION_DAYS = 30;
const BATCH_SIZE = 1_000;

/** Columns with personal data besides the recipient. */
const redactedColumns = {
  mail_queue: sql`text = '', html = '', subject = '', list_unsubscribe = null, calendar = null`,
  sms_queue: sql`text = ''`,
} satisfies Record<MessageQueue<ClaimedMessage>['table'], unknown>;

/**
 * Clears the text of messages that were sent or abandoned long ago; recipient and times remain.
 * @returns true when there may be more.
 */
export async function redactOldMessages(
  { table }: Pick<MessageQueue<ClaimedMessage>, 'table'>,
  { db }: Payload,
): Promise<boolean> {
  const tableName = sql.identifier(table);
  const { rows } = await db.drizzle.execute(sql`
    update ${tableName} set ${redactedColumns[table]} where id in (
      select id from ${tableName}
      where coalesce(sent_at, abandoned_at) < now() - make_interval(days => ${RETENTION_DAYS}) and text <> ''
      limit ${BATCH_SIZE}
    ) returning 1`);
  return rows.length === BATCH_SIZE;
}
