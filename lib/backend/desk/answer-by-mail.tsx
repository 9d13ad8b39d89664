'use client';

import { toast, useConfig, useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { newKey } from './new-key';
import { readSaid } from './read-said';

/** Where an answer is written and mailed; what was typed elsewhere in the form and is not saved stays. */
export function AnswerByMail() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const isModified = useFormModified();
  const email = useFormFields(([fields]) => fields.email?.value);
  const message = useFormFields(([fields]) => fields.message?.value);
  const [words, setWords] = useState('');
  const [key, setKey] = useState(newKey);
  const [isBusy, setBusy] = useState(false);
  const label = useId();
  if (id === undefined) return null;
  if (typeof email !== 'string' || email === '') return <p>This visitor left no email address.</p>;

  const send = async () => {
    setBusy(true);
    const answer = await fetch(`${config.routes.api}/leads/${id}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, words }),
    }).catch(() => null);
    setBusy(false);
    const said = await readSaid(answer);
    if (!answer?.ok) return void toast.error(said);
    toast.success(said);
    setWords('');
    setKey(newKey());
    // Shown anew as it is stored, unless something typed would be lost.
    if (!isModified) window.location.reload();
  };
  return (
    <div className="field-type">
      {typeof message === 'string' && message !== '' && (
        <blockquote className="answer-by-mail__message">{message}</blockquote>
      )}
      <label className="field-label" htmlFor={label}>
        Your answer to {email}
      </label>
      <textarea
        id={label}
        className="answer-by-mail"
        rows={8}
        maxLength={10_000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <button
        type="button"
        className="btn btn--style-primary btn--size-medium"
        disabled={isBusy || words.trim() === ''}
        onClick={() => void send()}
      >
        {isBusy ? 'Sending …' : 'Send by mail'}
      </button>
    </div>
  );
}
