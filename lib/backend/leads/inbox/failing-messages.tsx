import { sql } from '@payloadcms/db-postgres/drizzle';
import { type AdminViewServerProps, createLocalReq, type Payload, type TypedUser } from 'payload';
import type { ReactElement } from 'react';
import { z } from 'zod';
import { createReadCondition } from '../../platform/access/readable-rows';
import { getStaffMember } from '../../platform/access/staff-member';
import { FailingMessageItem } from './failing-message';
import { formatDuration } from './format-time';
import { messageKindSchema } from './retry-messages';

/** Maximum number of listed messages. */
const MAX_LISTED_MESSAGES = 20;

const messageSchema = z.object({
  kind: messageKindSchema,
  id: z.string(),
  lead_id: z.number().nullable(),
  recipient: z.string(),
  /** Subject of a mail, or text of a text message. */
  subject: z.string(),
  error: z.string().nullable(),
  queued_at: z.coerce.date(),
});
type FailingMessage = z.infer<typeof messageSchema>;
const rowsSchema = z.array(messageSchema.extend({ total_count: z.number() }));

/** The listed messages and the number of further ones. */
type FailingMessageList = { messages: FailingMessage[]; more: number };

/**
 * Mails and text messages that have not been sent for a day, oldest first, about leads that the user can
 * read.
 */
export async function findFailingMessages(payload: Payload, user: TypedUser): Promise<FailingMessageList> {
  const readable = await createReadCondition('leads', await createLocalReq({ user }, payload));
  const isReadable = readable === null ? sql`true` : sql`lead_id in (select id from leads where ${readable})`;
  const isPending = sql`sent_at is null and abandoned_at is null and queued_at < now() - interval '1 day' and ${isReadable}`;
  const { rows } = await payload.db.drizzle.execute(sql`
    select *, count(*) over ()::int as total_count from (
      select 'mail' as kind, id, lead_id, recipient, subject, error, queued_at from mail_queue where ${isPending}
      union all
      select 'text' as kind, id, lead_id, recipient, text as subject, error, queued_at from sms_queue where ${isPending}
    ) as waiting order by queued_at limit ${MAX_LISTED_MESSAGES}`);
  const messages = rowsSchema.parse(rows);
  return { messages, more: (messages[0]?.total_count ?? 0) - messages.length };
}

type FailingMessagesProps = Pick<AdminViewServerProps, 'payload'> & { user?: AdminViewServerProps['user'] };

/** Dashboard section: mails and text messages that have not been sent for a day, with actions. */
export async function FailingMessages({ payload, user }: FailingMessagesProps): Promise<ReactElement | null> {
  if (!user || !getStaffMember(user)) return null;
  const { messages, more } = await findFailingMessages(payload, user);
  if (messages.length === 0) return null;
  return (
    <section className="to-do" aria-labelledby="failing-messages">
      <h2 id="failing-messages">Undelivered messages</h2>
      <ul>
        {messages.map((message) => (
          <FailingMessageDetails
            key={`${message.kind} ${message.id}`}
            message={message}
            admin={payload.config.routes.admin}
          />
        ))}
      </ul>
      {more > 0 && (
        <p>
          {more} more {more === 1 ? 'message has' : 'messages have'} not been sent either. The oldest are
          listed first.
        </p>
      )}
    </section>
  );
}

function FailingMessageDetails({ message, admin }: { message: FailingMessage; admin: string }): ReactElement {
  const { kind, id, lead_id, recipient, subject, error, queued_at } = message;
  const age = formatDuration((Date.now() - queued_at.getTime()) / 1_000);
  return (
    <FailingMessageItem kind={kind} id={id}>
      <h3>{lead_id === null ? subject : <a href={`${admin}/collections/leads/${lead_id}`}>{subject}</a>}</h3>
      <p>
        To {recipient}, for {age}. {error ? `The last attempt failed with: ${error}` : 'Not attempted yet.'}
      </p>
    </FailingMessageItem>
  );
}
