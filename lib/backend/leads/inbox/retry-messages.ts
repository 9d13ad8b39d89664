import { sql } from '@payloadcms/db-postgres/drizzle';
import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { createReadCondition } from '../../platform/access/readable-rows';
import { getStaffMember } from '../../platform/access/staff-member';
import { executeSql } from '../../platform/database/request-transaction';

export const messageKindSchema = z.enum(['mail', 'text']);
export type MessageKind = z.infer<typeof messageKindSchema>;

/** Kinds of outgoing messages: the queue table and the names. */
const messageKinds = {
  mail: { table: 'mail_queue', singular: 'mail', plural: 'mails' },
  text: { table: 'sms_queue', singular: 'text message', plural: 'text messages' },
} as const satisfies Record<MessageKind, object>;

const requestSchema = z.strictObject({
  kind: messageKindSchema,
  ids: z.array(z.string().max(200)).min(1).max(100),
  /** Whether sending is retried or abandoned. */
  outcome: z.enum(['again', 'never']),
});

/**
 * Messages that are being sent stay unchanged; the text of messages sent long ago is deleted, so they cannot
 * be sent again.
 */
const updates = {
  again: sql`due_at = now(), abandoned_at = null where text <> ''`,
  never: sql`abandoned_at = now(), connection_failed = false where true`,
};

/** POST /cms-api/leads/messages: retries or abandons messages of leads that the user can read. */
export const retryMessages: Omit<Endpoint, 'root'> = {
  path: '/messages',
  method: 'post',
  handler: async (req) => {
    if (!getStaffMember(req.user)) throw new APIError('Sign in to send messages again', 403, null, true);
    await addDataAndFileToRequest(req);
    const parsed = requestSchema.safeParse(req.data);
    if (!parsed.success)
      throw new APIError('Specify the messages, and whether to retry or abandon them', 400, null, true);
    const { kind, ids, outcome } = parsed.data;
    const { table, singular, plural } = messageKinds[kind];
    const readable = await createReadCondition('leads', req);
    const idList = sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    );
    const rows = await executeSql(
      req,
      sql`update ${sql.identifier(table)} set ${updates[outcome]} and sent_at is null and id in (${idList})
        and ${readable === null ? sql`true` : sql`lead_id in (select id from leads where ${readable})`} returning id`,
    );
    if (rows.length === 0)
      throw new APIError(`None of these ${plural} is waiting any longer`, 404, null, true);
    const subject = rows.length === 1 ? `The ${singular} is` : `${rows.length} ${plural} are`;
    return Response.json({
      message: `${subject} ${outcome === 'again' ? 'retried now' : 'not retried'}.`,
    });
  },
};
