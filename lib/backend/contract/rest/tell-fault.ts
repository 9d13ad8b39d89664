import { faultyArgument } from '@/lib/backend/contract/limits/client-error';
import { RestFault } from '@/lib/backend/contract/rest/rest-fault';
import { isTimeout, tookTooLong, unavailable } from '@/lib/backend/contract/within-time';
import { isLost } from '@/lib/backend/database/outage';

/** What a call that failed is refused with: of anything but a RestFault nothing is told but that it failed, and the log has it. */
export function toFault(error: unknown): RestFault {
  if (error instanceof RestFault) return error;
  const argument = faultyArgument(error);
  if (argument !== null && error instanceof Error) return RestFault.invalid({ [argument]: [error.message] });
  console.error('A call of the contract failed:', error);
  if (isLost(error)) return new RestFault(503, unavailable);
  if (isTimeout(error)) return new RestFault(503, tookTooLong);
  return new RestFault(500, 'An error occurred. Please try again later.');
}

export const tellFault = (error: unknown): Response => toFault(error).toResponse();
