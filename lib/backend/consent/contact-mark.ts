import { createHmac } from 'node:crypto';
import { environment } from '@/lib/environment';

/**
 * What stands in the ledger in place of an address or a number that was erased: who knows it, and the installation's secret, finds the entry again; nobody
 * reads it from there.
 */
export function contactMark(contact: string, secret = environment.payloadSecret() ?? ''): string {
  return createHmac('sha256', `consents ${secret}`).update(contact).digest('hex');
}
