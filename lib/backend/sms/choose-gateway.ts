import type { SmsGateway } from './gateway';
import { hubtelGateway } from './hubtel-gateway';
import { outboxGateway } from './outbox-gateway';

/** Who sends text messages, by the environment. */
export function chooseGateway(env: Readonly<Record<string, string | undefined>> = process.env): SmsGateway {
  const { HUBTEL_CLIENT_ID, HUBTEL_CLIENT_SECRET, SMS_SENDER, HUBTEL_URL } = env;
  if (!HUBTEL_CLIENT_ID || !HUBTEL_CLIENT_SECRET || !SMS_SENDER) return outboxGateway;
  return hubtelGateway({
    ...{ clientId: HUBTEL_CLIENT_ID, clientSecret: HUBTEL_CLIENT_SECRET, sender: SMS_SENDER },
    ...(HUBTEL_URL && { url: HUBTEL_URL }),
  });
}
