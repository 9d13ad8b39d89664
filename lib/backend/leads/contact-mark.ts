import { createHmac } from 'node:crypto';
import { environment } from '@/lib/environment';

/**
 * Keyed hash (HMAC-SHA-256) that replaces an erased address or number in the ledger. With the contact and
 * the secret of the installation the entry can be found again; the contact cannot be read from it.
 */
export function hashContact(contact: string, secret = environment.payloadSecret() ?? ''): string {
  return createHmac('sha256', `consents ${secret}`).update(contact).digest('hex');
}
