import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { isBlank, plainTextFault } from '@/schemas/plain-text';
import { inTransaction } from '../database/in-transaction';
import { sameTransaction } from '../database/same-transaction';
import { findMailbox } from '../leads/find-mailbox';
import { queueMail } from '../mail/queue-mail';
import type { Lead } from '../payload-types';
import { relationId } from '../relation-id';
import { answerMail } from './answer-mail';
import { holdLead } from './hold-lead';

const longest = 10_000;
const askedSchema = z.strictObject({
  /** Made by the form: a press that comes twice is one answer. */
  key: z.string().regex(/^[0-9a-f]{24}$/, 'Send a key of 24 hexadecimal digits'),
  words: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(longest, `Shorten your answer to ${longest.toLocaleString('en-GB')} characters`)
        .refine((text) => !isBlank(text), 'Write what is to be mailed')
        .refine((text) => plainTextFault(text, { lines: 'many' }) === null, {
          error: ({ input }) => plainTextFault(String(input), { lines: 'many' }) ?? '',
        }),
    ),
});
/** Of whatever the schema has no sentence of its own for. */
const anythingElse = 'Send the words of your answer and its key, and nothing else';
const alreadySent =
  'Your answer has gone already, as it was before you changed it: load this page anew to read it, and to write another';
type Asked = z.infer<typeof askedSchema>;

/** POST /cms-api/leads/{id}/answer: mailed to the visitor, kept with the lead, which is answered then; by whoever may work on it. */
export const answerLead: Omit<Endpoint, 'root'> = {
  path: '/:id/answer',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const asked = askedSchema.safeParse(req.data, { error: () => anythingElse });
    if (!asked.success) throw new APIError(asked.error.issues[0]?.message ?? '', 400, null, true);
    const { email } = await inTransaction(req, () => keepAnswer(req.routeParams?.id, asked.data, req));
    return Response.json({ message: `Your answer is on its way to ${email}.` }, { status: 201 });
  },
};

async function keepAnswer(id: unknown, { key, words }: Asked, req: PayloadRequest): Promise<Lead> {
  const lead = await holdLead(id, req);
  const { user } = req;
  if (user?.collection !== 'staff') throw new APIError('Sign in to answer', 403, null, true);
  if (!lead.email) throw new APIError('This visitor left no email address: call them', 409, null, true);
  const replies = lead.replies ?? [];
  const sent = replies.find((reply) => reply.id === key);
  if (sent && sent.text !== words) throw new APIError(alreadySent, 409, null, true);
  if (sent) return lead;
  const by = { name: user.name, email: user.email };
  const sent_at = new Date().toISOString();
  await req.payload.update({
    ...{ collection: 'leads', id: lead.id, depth: 0, req: sameTransaction(req) },
    data: {
      ...(lead.state === 'new' && { state: 'answered' as const }),
      replies: [...replies, { id: key, text: words, by: `${by.name} (${by.email})`, sent_at }],
    },
  });
  await queueMail(
    answerMail(lead, { key, words, to: lead.email, by, office: await namedIn(lead, req) }),
    req,
  );
  return lead;
}

/** For whom is answered: the office, or else the network. */
async function namedIn({ office }: Lead, req: PayloadRequest): Promise<string> {
  const id = relationId(office);
  if (id === null) return (await findMailbox(req)).name;
  return (await req.payload.findByID({ collection: 'offices', id, depth: 0, req: sameTransaction(req) }))
    .name;
}
