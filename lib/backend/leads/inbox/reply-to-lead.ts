import { sql } from '@payloadcms/db-postgres/drizzle';
import { APIError, addDataAndFileToRequest, type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { isBlank, plainTextIssue } from '@/schemas/plain-text';
import type { Lead } from '../../payload-types';
import { executeSql, inTransaction, transactionOf } from '../../platform/database/request-transaction';
import { relationId } from '../../relation-id';
import { findNetworkMailbox } from '../find-lead-origin';
import { composeReplyMail } from '../lead-mails';
import { enqueueMail } from '../mail/enqueue-mail';

const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/**
 * Locks a lead for the rest of the transaction and returns it.
 * @throws APIError 403 or 404 when the user cannot read it; users who can read a lead may reply to it.
 */
async function lockLead(value: unknown, req: PayloadRequest): Promise<Lead> {
  const { data: id } = idSchema.safeParse(value);
  if (id === undefined) throw new NotFound(req.t);
  await executeSql(req, sql`select 1 from leads where id = ${id} for no key update`);
  return req.payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: false, req });
}

const MAX_REPLY_LENGTH = 10_000;
const replySchema = z.strictObject({
  /** Idempotency key from the form: a repeated request creates one reply. */
  key: z.string().regex(/^[0-9a-f]{24}$/, 'Send a key of 24 hexadecimal digits'),
  words: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(
          MAX_REPLY_LENGTH,
          `Shorten your answer to ${MAX_REPLY_LENGTH.toLocaleString('en-GB')} characters`,
        )
        .refine((text) => !isBlank(text), 'Write the answer to send')
        .refine((text) => plainTextIssue(text, { lines: 'many' }) === null, {
          error: ({ input }) => plainTextIssue(String(input), { lines: 'many' }) ?? '',
        }),
    ),
});
/** Message for validation errors without a specific message. */
const invalidReplyMessage = 'Send only the text of your answer and its key';
const alreadySentMessage =
  'Your answer was already sent, without your last changes: reload this page to read it and write another';
type Reply = z.infer<typeof replySchema>;

/**
 * POST /cms-api/leads/{id}/answer: mails a reply to the visitor and stores it with the lead, which becomes
 * answered. For all users who can read the lead.
 */
export const replyToLead: Omit<Endpoint, 'root'> = {
  path: '/:id/answer',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const parsed = replySchema.safeParse(req.data, { error: () => invalidReplyMessage });
    if (!parsed.success) throw new APIError(parsed.error.issues[0]?.message ?? '', 400, null, true);
    const { email } = await inTransaction(req, () => saveReply(req.routeParams?.id, parsed.data, req));
    return Response.json({ message: `Your answer is being sent to ${email}.` }, { status: 201 });
  },
};

async function saveReply(id: unknown, { key, words: text }: Reply, req: PayloadRequest): Promise<Lead> {
  const lead = await lockLead(id, req);
  const { user } = req;
  if (user?.collection !== 'staff') throw new APIError('Sign in to answer', 403, null, true);
  if (!lead.email)
    throw new APIError('This visitor did not give an email address: call them', 409, null, true);
  const replies = lead.replies ?? [];
  const existing = replies.find((reply) => reply.id === key);
  if (existing && existing.text !== text) throw new APIError(alreadySentMessage, 409, null, true);
  if (existing) return lead;
  const author = { name: user.name, email: user.email };
  const sent_at = new Date().toISOString();
  await req.payload.update({
    ...{ collection: 'leads', id: lead.id, depth: 0, req: transactionOf(req) },
    data: {
      ...(lead.state === 'new' && { state: 'answered' as const }),
      replies: [...replies, { id: key, text, by: `${author.name} (${author.email})`, sent_at }],
    },
  });
  await enqueueMail(
    composeReplyMail(lead, { key, text, to: lead.email, author, office: await findSenderName(lead, req) }),
    req,
  );
  return lead;
}

/** Name of the office, or of the network for leads without an office. */
async function findSenderName({ office }: Lead, req: PayloadRequest): Promise<string> {
  const id = relationId(office);
  if (id === null) return (await findNetworkMailbox(req)).name;
  return (await req.payload.findByID({ collection: 'offices', id, depth: 0, req: transactionOf(req) })).name;
}
