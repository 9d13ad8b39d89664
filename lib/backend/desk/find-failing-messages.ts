import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { z } from 'zod';
import { readableRows } from '../access/readable-rows';
import { messageKindSchema } from './message-kinds';

/** How many are named. */
const mostNamed = 20;

const messageSchema = z.object({
  kind: messageKindSchema,
  id: z.string(),
  lead_id: z.number().nullable(),
  recipient: z.string(),
  /** The subject of a mail, the words of a text message. */
  says: z.string(),
  fault: z.string().nullable(),
  queued_at: z.coerce.date(),
});
export type FailingMessage = z.infer<typeof messageSchema>;
const rowsSchema = z.array(messageSchema.extend({ in_all: z.number() }));

/** Those that are named, and how many more there are. */
type FoundMessages = { messages: FailingMessage[]; more: number };

/** Mails and text messages about leads that somebody may read which have not gone for a day, the oldest first. */
export async function findFailingMessages(payload: Payload, user: TypedUser): Promise<FoundMessages> {
  const readable = await readableRows('leads', await createLocalReq({ user }, payload));
  const mayRead = readable === null ? sql`true` : sql`lead_id in (select id from leads where ${readable})`;
  const waits = sql`sent_at is null and given_up_at is null and queued_at < now() - interval '1 day' and ${mayRead}`;
  const { rows } = await payload.db.drizzle.execute(sql`
    select *, count(*) over ()::int as in_all from (
      select 'mail' as kind, id, lead_id, recipient, subject as says, fault, queued_at from mail_queue where ${waits}
      union all
      select 'text' as kind, id, lead_id, recipient, text as says, fault, queued_at from sms_queue where ${waits}
    ) as waiting order by queued_at limit ${mostNamed}`);
  const messages = rowsSchema.parse(rows);
  return { messages, more: (messages[0]?.in_all ?? 0) - messages.length };
}
