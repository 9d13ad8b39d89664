import { sql } from '@payloadcms/db-postgres/drizzle';
import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { readableRows } from '../access/readable-rows';
import { staffMember } from '../access/staff-member';
import { executeFor } from '../database/execute-for';
import { messageKindSchema, messageKinds } from './message-kinds';

const askedSchema = z.strictObject({
  kind: messageKindSchema,
  ids: z.array(z.string().max(200)).min(1).max(100),
  /** Whether they are tried again, or not any more. */
  outcome: z.enum(['again', 'never']),
});

/** What is on its way at this moment stays with whoever sends it; of what went long ago no words are left. */
const changes = {
  again: sql`due_at = now(), given_up_at = null where text <> ''`,
  never: sql`given_up_at = now(), unreached = false where true`,
};

/** POST /cms-api/leads/messages: has mails or text messages that do not go tried at once, or no more; those of leads that whoever asks may read. */
export const sendAgain: Omit<Endpoint, 'root'> = {
  path: '/messages',
  method: 'post',
  handler: async (req) => {
    if (!staffMember(req.user)) throw new APIError('Sign in to send messages again', 403, null, true);
    await addDataAndFileToRequest(req);
    const asked = askedSchema.safeParse(req.data);
    if (!asked.success)
      throw new APIError('Name the messages, and whether they are tried again or never', 400, null, true);
    const { kind, ids, outcome } = asked.data;
    const { table, one, more } = messageKinds[kind];
    const readable = await readableRows('leads', req);
    const named = sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    );
    const rows = await executeFor(
      req,
      sql`update ${sql.identifier(table)} set ${changes[outcome]} and sent_at is null and id in (${named})
        and ${readable === null ? sql`true` : sql`lead_id in (select id from leads where ${readable})`} returning id`,
    );
    if (rows.length === 0) throw new APIError(`None of these ${more} waits any more`, 404, null, true);
    const what = rows.length === 1 ? `The ${one} is` : `${rows.length} ${more} are`;
    return Response.json({
      message: `${what} ${outcome === 'again' ? 'tried again now' : 'not tried again'}.`,
    });
  },
};
