'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { readSaid } from './read-said';

/** What is done with mails that do not go. */
export function MailOutcome({ mails }: { mails: readonly string[] }) {
  const { config } = useConfig();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const decide = async (outcome: 'again' | 'never') => {
    setBusy(true);
    const answer = await fetch(`${config.routes.api}/leads/mails`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mails, outcome }),
    }).catch(() => null);
    setBusy(false);
    toast[answer?.ok ? 'success' : 'error'](await readSaid(answer));
    if (answer?.ok) router.refresh();
  };
  return (
    <div className="failing-mails__outcome">
      <button
        type="button"
        className="btn btn--style-primary btn--size-small btn--no-margin"
        disabled={isBusy}
        onClick={() => void decide('again')}
      >
        Try again
      </button>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small btn--no-margin"
        disabled={isBusy}
        onClick={() => void decide('never')}
      >
        Leave it
      </button>
    </div>
  );
}
