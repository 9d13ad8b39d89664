import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { environment } from '@/lib/environment';
import { getDataDir } from '../../platform/data-dir';

/** A text message; `to` in E.164, `id` the same for each attempt. */
export type TextMessage = { id: string; to: string; text: string };

/**
 * A provider that sends text messages. `send` rejects when the message was not accepted; it is retried
 * later.
 */
type SmsGateway = { name: string; send: (message: TextMessage) => Promise<void> };

const HUBTEL_TIMEOUT_MS = 20_000;
/** Responses of others, such as a proxy or a captive portal, have no status. */
const hubtelResponseSchema = z.object({ status: z.number() });
const hubtelErrorSchema = z.object({ statusDescription: z.string() });

type HubtelAccount = { clientId: string; clientSecret: string; sender: string; url?: string };

/** Hubtel, Accra: one message per request, numbers without `+`; status 0 means accepted. */
function createHubtelGateway({
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
      const reason =
        hubtelErrorSchema.safeParse(body).data?.statusDescription ?? `status ${data?.status ?? 'unknown'}`;
      throw new Error(`Hubtel rejected the message: HTTP ${response.status}, ${reason}`);
    },
  };
}

/**
 * Writes each message as a JSON file to the folder `outbox` of the data directory, atomically and once per
 * id.
 */
const outboxGateway: SmsGateway = {
  name: 'outbox',
  send: async ({ id, to, text }) => {
    const folder = path.join(getDataDir(), 'outbox');
    const file = path.join(folder, `sms-${id}.json`);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.part`, JSON.stringify({ to, text }, null, 2), { mode: 0o600 });
    await rename(`${file}.part`, file);
  },
};

/** The SMS provider that the environment configures; the outbox without one. */
export function getSmsGateway({ clientId, clientSecret, sender, url }: Account = readAccount()): SmsGateway {
  if (!clientId || !clientSecret || !sender) return outboxGateway;
  return createHubtelGateway({ clientId, clientSecret, sender, ...(url && { url }) });
}

type Account = Partial<Record<'clientId' | 'clientSecret' | 'sender' | 'url', string | undefined>>;

const readAccount = (): Account => ({
  clientId: environment.hubtelClientId(),
  clientSecret: environment.hubtelClientSecret(),
  sender: environment.smsSender(),
  url: environment.hubtelUrl(),
});
