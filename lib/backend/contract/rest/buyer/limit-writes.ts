import type { BuyerCall } from '@/lib/backend/contract/rest/buyer/create-buyer-call';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { consumeFormAttempt } from '@/lib/backend/leads/form-rate-limits';

/**
 * Counts a writing call of a buyer.
 * @throws RestError 429 when there were too many.
 */
export async function limitWrites({ session, req }: Pick<BuyerCall, 'session' | 'req'>): Promise<void> {
  const retryAfter = await consumeFormAttempt(req.payload, 'buyer_write', String(session.buyer));
  if (retryAfter !== null)
    throw new RestError(429, 'There were too many changes. Please try again later.', undefined, retryAfter);
}
