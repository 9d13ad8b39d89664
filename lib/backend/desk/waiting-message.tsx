'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import type { MessageKind } from './message-kinds';
import { readSaid } from './read-said';

type WaitingMessageProps = { kind: MessageKind; id: string; children: ReactNode };

/** A mail or text message that does not go, and what is done with it; no more once that is decided, whether or not it has gone by then. */
export function WaitingMessage({ kind, id, children }: WaitingMessageProps) {
  const { config } = useConfig();
  const router = useRouter();
  const [state, setState] = useState<'waits' | 'busy' | 'decided'>('waits');
  const decide = async (outcome: 'again' | 'never') => {
    setState('busy');
    const answer = await fetch(`${config.routes.api}/leads/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, ids: [id], outcome }),
    }).catch(() => null);
    setState(answer?.ok ? 'decided' : 'waits');
    toast[answer?.ok ? 'success' : 'error'](await readSaid(answer));
    if (answer?.ok) router.refresh();
  };
  if (state === 'decided') return null;
  return (
    <li>
      {children}
      <div className="failing-messages__outcome">
        <button
          type="button"
          className="btn btn--style-primary btn--size-small btn--no-margin"
          disabled={state === 'busy'}
          onClick={() => void decide('again')}
        >
          Try again
        </button>
        <button
          type="button"
          className="btn btn--style-secondary btn--size-small btn--no-margin"
          disabled={state === 'busy'}
          onClick={() => void decide('never')}
        >
          Leave it
        </button>
      </div>
    </li>
  );
}
