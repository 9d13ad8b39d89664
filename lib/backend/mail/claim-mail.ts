import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';

/** How long one instance has a mail to itself, in s, unless it says that it is still at it. */
export const lease = 30;

const claimedSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  reply_to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attempts: z.number(),
});
export type ClaimedMail = z.infer<typeof claimedSchema>;

/** The mail that has waited longest of those that are due, for this instance alone; none where none is. */
export async function claimMail({ db }: Payload): Promise<ClaimedMail | undefined> {
  const { rows } = await db.drizzle.execute(sql`
    update mail_queue
    set attempts = attempts + 1, due_at = now() + make_interval(secs => ${lease}), unreached = false
    where id = (
      select id from mail_queue where sent_at is null and given_up_at is null and due_at <= now()
      order by due_at limit 1 for update skip locked
    )
    returning id, recipient, reply_to, subject, text, html, attempts`);
  return z.array(claimedSchema).parse(rows)[0];
}

/** Keeps a mail from other instances for as long as the work on it takes; a database that does not answer meanwhile is asked again. */
export async function whileClaimed<Result>(
  { db }: Payload,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const renew = () =>
    db.drizzle
      .execute(sql`update mail_queue set due_at = now() + make_interval(secs => ${lease}) where id = ${id}`)
      .catch(() => {});
  const renewing = setInterval(() => void renew(), (lease / 3) * 1_000);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
