'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { readApiMessage } from '../../leads/inbox/api-message';

type MailBuyersButtonProps = { listing: number; count: number };

/** Mails the buyers who agreed and were not mailed about the listing yet. */
export function MailBuyersButton({ listing, count }: MailBuyersButtonProps) {
  const { config } = useConfig();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const response = await fetch(`${config.routes.api}/listings/${listing}/mail-buyers`, {
      method: 'POST',
    }).catch(() => null);
    setBusy(false);
    toast[response?.ok ? 'success' : 'error'](await readApiMessage(response));
    if (response?.ok) router.refresh();
  };
  return (
    <button
      type="button"
      className="btn btn--style-secondary btn--size-small"
      disabled={isBusy}
      onClick={() => void send()}
    >
      {isBusy ? 'Sending …' : `Mail the ${count === 1 ? 'buyer' : `${count} buyers`} who agreed`}
    </button>
  );
}
