import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { readableRows } from '../access/readable-rows';
import { executeFor } from '../database/execute-for';
import { answersOf } from './answer-mail';

const mailedAnswerSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  queued_at: z.coerce.date(),
  sent_at: z.coerce.date().nullable(),
  given_up_at: z.coerce.date().nullable(),
  /** How the last attempt ended, where it did not go. */
  fault: z.string().nullable(),
});
export type MailedAnswer = z.infer<typeof mailedAnswerSchema>;

/** The answers to a lead as the queue of mails has them, the oldest first; nothing of a lead that whoever asks may not read. */
export async function findMailedAnswers(lead: number, req: PayloadRequest): Promise<MailedAnswer[]> {
  const readable = await readableRows('leads', req);
  const rows = await executeFor(
    req,
    sql`select id, recipient, queued_at, sent_at, given_up_at, fault from mail_queue
      where lead_id in (select id from leads where id = ${lead} and ${readable ?? sql`true`})
        and starts_with(id, ${answersOf(lead)}) order by queued_at, id`,
  );
  return z.array(mailedAnswerSchema).parse(rows);
}
