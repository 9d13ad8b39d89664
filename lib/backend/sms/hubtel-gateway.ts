import { z } from 'zod';
import type { SmsGateway } from './gateway';

const patience = 20_000;
/** Whoever else answers (a proxy, a page to sign in to) says no status. */
const answered = z.object({ status: z.number() });
const refused = z.object({ statusDescription: z.string() });

type Account = { clientId: string; clientSecret: string; sender: string; url?: string };

/** Hubtel, Accra: one message a call, numbers without `+`; status 0 is a message that was taken. */
export function hubtelGateway({
  clientId,
  clientSecret,
  sender,
  url = 'https://sms.hubtel.com/v1/messages/send',
}: Account): SmsGateway {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  return {
    name: 'Hubtel',
    send: async ({ id, to, text }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ from: sender, to: to.replace(/^\+/, ''), content: text, clientReference: id }),
        signal: AbortSignal.timeout(patience),
      });
      const answer: unknown = await response.json().catch(() => null);
      const { data } = answered.safeParse(answer);
      if (response.ok && data?.status === 0) return;
      const why = refused.safeParse(answer).data?.statusDescription ?? `status ${data?.status ?? 'unknown'}`;
      throw new Error(`Hubtel took no message: HTTP ${response.status}, ${why}`);
    },
  };
}
