import type { AdminViewServerProps } from 'payload';
import type { ReactElement } from 'react';
import { staffMember } from '../../access/staff-member';
import { type FailingMessage, findFailingMessages } from './find-failing-messages';
import { formatDuration } from './format-time';
import { FailingMessageItem } from './failing-message';

type FailingMessagesProps = Pick<AdminViewServerProps, 'payload'> & { user?: AdminViewServerProps['user'] };

/** Dashboard section: mails and text messages that have not been sent for a day, with actions. */
export async function FailingMessages({ payload, user }: FailingMessagesProps): Promise<ReactElement | null> {
  if (!user || !staffMember(user)) return null;
  const { messages, more } = await findFailingMessages(payload, user);
  if (messages.length === 0) return null;
  return (
    <section className="to-do" aria-labelledby="failing-messages">
      <h2 id="failing-messages">Messages that do not go</h2>
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
          {more} more {more === 1 ? 'message has' : 'messages have'} not gone either. The oldest stand here:
          the others follow as these are dealt with.
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
        To {recipient}, for {age}.{' '}
        {error ? `The last attempt ended with: ${error}` : 'It was not tried yet.'}
      </p>
    </FailingMessageItem>
  );
}
