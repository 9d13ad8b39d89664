import { sql } from '@payloadcms/db-postgres/drizzle';
import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { readableRows } from '../access/readable-rows';
import { staffMember } from '../access/staff-member';
import { executeFor } from '../database/execute-for';

const askedSchema = z.strictObject({
  mails: z.array(z.string().max(200)).min(1).max(100),
  /** Whether they are tried again, or not any more. */
  outcome: z.enum(['again', 'never']),
});

/** POST /cms-api/leads/mails: has mails that do not go tried at once, or no more; those of leads that whoever asks may read. */
export const sendMailsAgain: Omit<Endpoint, 'root'> = {
  path: '/mails',
  method: 'post',
  handler: async (req) => {
    if (!staffMember(req.user)) throw new APIError('Sign in to send mails again', 403, null, true);
    await addDataAndFileToRequest(req);
    const asked = askedSchema.safeParse(req.data);
    if (!asked.success)
      throw new APIError('Name the mails, and whether they are tried again or never', 400, null, true);
    const { mails, outcome } = asked.data;
    const readable = await readableRows('leads', req);
    const change =
      outcome === 'again'
        ? sql`due_at = now(), given_up_at = null`
        : sql`given_up_at = now(), unreached = false`;
    const named = sql.join(
      mails.map((mail) => sql`${mail}`),
      sql`, `,
    );
    const rows = await executeFor(
      req,
      sql`update mail_queue set ${change} where sent_at is null and id in (${named})
        and ${readable === null ? sql`true` : sql`lead_id in (select id from leads where ${readable})`} returning id`,
    );
    if (rows.length === 0) throw new APIError('None of these mails waits any more', 404, null, true);
    const what = rows.length === 1 ? 'The mail is' : `${rows.length} mails are`;
    return Response.json({
      message: `${what} ${outcome === 'again' ? 'tried again now' : 'not tried again'}.`,
    });
  },
};
