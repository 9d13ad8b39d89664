import { invalidArgumentOf } from '@/lib/backend/contract/client-error';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { isTimeout, timeoutMessage, unavailableMessage } from '@/lib/backend/contract/operation-timeout';
import { isDatabaseLost } from '@/lib/backend/platform/database/outage';

/** The RestError for any error. Unexpected errors are logged, and the client gets a general message only. */
export function toRestError(error: unknown): RestError {
  if (error instanceof RestError) return error;
  const argument = invalidArgumentOf(error);
  if (argument !== null && error instanceof Error) return RestError.invalid({ [argument]: [error.message] });
  console.error('A call of the contract failed:', error);
  if (isDatabaseLost(error)) return new RestError(503, unavailableMessage);
  if (isTimeout(error)) return new RestError(503, timeoutMessage);
  return new RestError(500, 'An error occurred. Please try again later.');
}

export const toErrorResponse = (error: unknown): Response => toRestError(error).toResponse();
