import type { UIFieldServerProps } from 'payload';
import type { ReactElement } from 'react';
import { findSentReplies, type SentReply } from './find-mailed-answers';
import { formatTimestamp } from './tell-moment';

type SentRepliesPanelProps = Pick<UIFieldServerProps, 'id' | 'req'>;

/** Panel in the lead form: the delivery status of each reply. */
export async function SentRepliesPanel({ id, req }: SentRepliesPanelProps): Promise<ReactElement | null> {
  const replies = id === undefined ? [] : await findSentReplies(Number(id), req);
  if (replies.length === 0) return null;
  return (
    <ul className="field-type mailed-answers" aria-label="What became of the answers">
      {replies.map((reply) => (
        <li key={reply.id}>{formatDeliveryStatus(reply)}</li>
      ))}
    </ul>
  );
}

function formatDeliveryStatus({ recipient, queued_at, sent_at, given_up_at, error }: SentReply): string {
  if (sent_at) return `Mailed to ${recipient} on ${formatTimestamp(sent_at)}.`;
  if (given_up_at) return `Not mailed to ${recipient}: sending was given up on ${formatTimestamp(given_up_at)}.`;
  const since = `On its way to ${recipient} since ${formatTimestamp(queued_at)}.`;
  return error === null ? since : `${since} It is tried again; the last attempt ended with: ${error}`;
}
