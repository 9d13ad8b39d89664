'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { readApiMessage } from './api-message';
import type { MessageKind } from './retry-messages';

type FailingMessageItemProps = { kind: MessageKind; id: string; children: ReactNode };

/**
 * A mail or text message that could not be sent, with its actions. Disappears once an action is chosen, even
 * if the message was sent meanwhile.
 */
export function FailingMessageItem({ kind, id, children }: FailingMessageItemProps) {
  const { config } = useConfig();
  const router = useRouter();
  const [state, setState] = useState<'waits' | 'busy' | 'decided'>('waits');
  const applyOutcome = async (outcome: 'again' | 'never') => {
    setState('busy');
    const response = await fetch(`${config.routes.api}/leads/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, ids: [id], outcome }),
    }).catch(() => null);
    setState(response?.ok ? 'decided' : 'waits');
    toast[response?.ok ? 'success' : 'error'](await readApiMessage(response));
    if (response?.ok) router.refresh();
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
          onClick={() => void applyOutcome('again')}
        >
          Try again
        </button>
        <button
          type="button"
          className="btn btn--style-secondary btn--size-small btn--no-margin"
          disabled={state === 'busy'}
          onClick={() => void applyOutcome('never')}
        >
          Stop retrying
        </button>
      </div>
    </li>
  );
}
