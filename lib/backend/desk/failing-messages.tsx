import type { AdminViewServerProps } from 'payload';
import type { ReactElement } from 'react';
import { staffMember } from '../access/staff-member';
import { type FailingMessage, findFailingMessages } from './find-failing-messages';
import { tellDuration } from './tell-duration';
import { WaitingMessage } from './waiting-message';

type Screen = Pick<AdminViewServerProps, 'payload'> & { user?: AdminViewServerProps['user'] };

/** On the first screen: mails and text messages to visitors and colleagues that have not gone for a day, and what may be done. */
export async function FailingMessages({ payload, user }: Screen): Promise<ReactElement | null> {
  if (!user || !staffMember(user)) return null;
  const { messages, more } = await findFailingMessages(payload, user);
  if (messages.length === 0) return null;
  return (
    <section className="to-do" aria-labelledby="failing-messages">
      <h2 id="failing-messages">Messages that do not go</h2>
      <ul>
        {messages.map((message) => (
          <Failing
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

function Failing({ message, admin }: { message: FailingMessage; admin: string }): ReactElement {
  const { kind, id, lead_id, recipient, says, fault, queued_at } = message;
  const waited = tellDuration((Date.now() - queued_at.getTime()) / 1_000);
  return (
    <WaitingMessage kind={kind} id={id}>
      <h3>{lead_id === null ? says : <a href={`${admin}/collections/leads/${lead_id}`}>{says}</a>}</h3>
      <p>
        To {recipient}, for {waited}.{' '}
        {fault ? `The last attempt ended with: ${fault}` : 'It was not tried yet.'}
      </p>
    </WaitingMessage>
  );
}
