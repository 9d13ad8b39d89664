import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { z } from 'zod';
import { readableRows } from '../access/readable-rows';

/** How many are named. */
const mostNamed = 20;

const mailSchema = z.object({
  id: z.string(),
  lead_id: z.number().nullable(),
  recipient: z.string(),
  subject: z.string(),
  fault: z.string().nullable(),
  queued_at: z.coerce.date(),
});
export type FailingMail = z.infer<typeof mailSchema>;

/** Mails about leads that somebody may read which have not gone for a day, the oldest first. */
export async function findFailingMails(payload: Payload, user: TypedUser): Promise<FailingMail[]> {
  const readable = await readableRows('leads', await createLocalReq({ user }, payload));
  const { rows } = await payload.db.drizzle.execute(sql`
    select id, lead_id, recipient, subject, fault, queued_at from mail_queue
    where sent_at is null and given_up_at is null and queued_at < now() - interval '1 day'
      and ${readable === null ? sql`true` : sql`lead_id in (select id from leads where ${readable})`}
    order by queued_at limit ${mostNamed}`);
  return z.array(mailSchema).parse(rows);
}
