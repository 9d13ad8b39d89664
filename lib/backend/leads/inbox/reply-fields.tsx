'use client';

import {
  FieldLabel,
  toast,
  useConfig,
  useDocumentInfo,
  useFormFields,
  useFormModified,
} from '@payloadcms/ui';
import { useId, useState } from 'react';
import { createIdempotencyKey, readApiMessage } from './api-message';
import { formatDuration } from './format-time';

/** Form for a reply by mail. Unsaved changes elsewhere in the document are preserved. */
export function ReplyByMail() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const isModified = useFormModified();
  const email = useFormFields(([fields]) => fields.email?.value);
  const message = useFormFields(([fields]) => fields.message?.value);
  const [replyText, setReplyText] = useState('');
  const [key, setKey] = useState(createIdempotencyKey);
  const [isBusy, setBusy] = useState(false);
  const textareaId = useId();
  if (id === undefined) return null;
  if (typeof email !== 'string' || email === '') return <p>This visitor did not give an email address.</p>;

  const send = async () => {
    setBusy(true);
    const response = await fetch(`${config.routes.api}/leads/${id}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, words: replyText }),
    }).catch(() => null);
    setBusy(false);
    const responseMessage = await readApiMessage(response);
    if (!response?.ok) return void toast.error(responseMessage);
    toast.success(responseMessage);
    setReplyText('');
    setKey(createIdempotencyKey());
    // Reload to display the stored reply, unless unsaved changes would be lost.
    if (!isModified) window.location.reload();
  };
  return (
    <div className="field-type">
      {typeof message === 'string' && message !== '' && (
        <blockquote className="answer-by-mail__message">{message}</blockquote>
      )}
      <label className="field-label" htmlFor={textareaId}>
        Your answer to {email}
      </label>
      <textarea
        id={textareaId}
        className="reply-by-mail"
        rows={8}
        maxLength={10_000}
        value={replyText}
        onChange={(event) => setReplyText(event.target.value)}
      />
      <button
        type="button"
        className="btn btn--style-primary btn--size-medium"
        disabled={isBusy || replyText.trim() === ''}
        onClick={() => void send()}
      >
        {isBusy ? 'Sending …' : 'Send by mail'}
      </button>
    </div>
  );
}

type LeadTimestamps = { createdAt?: unknown; answered_at?: unknown };

/** Time between the lead and its first reply. */
function formatResponseTime({ createdAt, answered_at }: LeadTimestamps): string {
  const [createdAtMs, answeredAtMs] = [createdAt, answered_at].map((timestamp) =>
    Date.parse(String(timestamp)),
  );
  if (createdAtMs === undefined || answeredAtMs === undefined || Number.isNaN(createdAtMs + answeredAtMs))
    return 'Not answered yet';
  return formatDuration((answeredAtMs - createdAtMs) / 1_000);
}

/** Field in the sidebar of the lead form. */
export function FirstReplyField({ field }: { field: { label?: unknown } }) {
  const createdAt = useFormFields(([fields]) => fields.createdAt?.value);
  const answered_at = useFormFields(([fields]) => fields.answered_at?.value);
  return (
    <div className="field-type">
      <FieldLabel label={typeof field.label === 'string' ? field.label : 'Time to first answer'} />
      <p>{formatResponseTime({ createdAt, answered_at })}</p>
    </div>
  );
}

/** Cell in the list of leads. */
export const FirstReplyCell = ({ rowData }: { rowData: LeadTimestamps }) => (
  <span>{formatResponseTime(rowData)}</span>
);
