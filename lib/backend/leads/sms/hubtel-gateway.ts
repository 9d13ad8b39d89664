import { z } from 'zod';
import type { SmsGateway } from './gateway';

const HUBTEL_TIMEOUT_MS = 20_000;
/** Responses of others, such as a proxy or a captive portal, have no status. */
const hubtelResponseSchema = z.object({ status: z.number() });
const hubtelErrorSchema = z.object({ statusDescription: z.string() });

type HubtelAccount = { clientId: string; clientSecret: string; sender: string; url?: string };

/** Hubtel, Accra: one message per request, numbers without `+`; status 0 means accepted. */
export function hubtelGateway({
  clientId,
  clientSecret,
  sender,
  url = 'https://sms.hubtel.com/v1/messages/send',
}: HubtelAccount): SmsGateway {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  return {
    name: 'Hubtel',
    send: async ({ id, to, text }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ from: sender, to: to.replace(/^\+/, ''), content: text, clientReference: id }),
        signal: AbortSignal.timeout(HUBTEL_TIMEOUT_MS),
      });
      const body: unknown = await response.json().catch(() => null);
      const { data } = hubtelResponseSchema.safeParse(body);
      if (response.ok && data?.status === 0) return;
      const reason = hubtelErrorSchema.safeParse(body).data?.statusDescription ?? `status ${data?.status ?? 'unknown'}`;
      throw new Error(`Hubtel rejected the message: HTTP ${response.status}, ${reason}`);
    },
  };
}
