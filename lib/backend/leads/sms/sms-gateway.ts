import { environment } from '@/lib/environment';
import type { SmsGateway } from './gateway';
import { hubtelGateway } from './hubtel-gateway';
import { outboxGateway } from './outbox-gateway';

/** The SMS provider that the environment configures; the outbox without one. */
export function getSmsGateway({ clientId, clientSecret, sender, url }: Account = readAccount()): SmsGateway {
  if (!clientId || !clientSecret || !sender) return outboxGateway;
  return hubtelGateway({ clientId, clientSecret, sender, ...(url && { url }) });
}

type Account = Partial<Record<'clientId' | 'clientSecret' | 'sender' | 'url', string | undefined>>;

const readAccount = (): Account => ({
  clientId: environment.hubtelClientId(),
  clientSecret: environment.hubtelClientSecret(),
  sender: environment.smsSender(),
  url: environment.hubtelUrl(),
});
