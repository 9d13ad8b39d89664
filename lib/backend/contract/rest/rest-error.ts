import { isTimeout, timeoutMessage, unavailableMessage } from '@/lib/backend/contract/operation-timeout';
import { invalidArgumentOf } from '@/lib/backend/platform/client-error';
import { UnresponsiveDatabaseError } from '@/lib/backend/platform/database/database-timeout';
import { isDatabaseUnavailable } from '@/lib/backend/platform/database/outage';

/** An error response: a status and, as in Laravel, `message` and `errors` by field. */
export class RestError extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]> | undefined;
  /** Seconds, for status 429. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, errors?: Record<string, string[]>, retryAfter?: number) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  /** Status 422. The message is the first error and the number of further errors. */
  static invalid(errors: Record<string, string[]>): RestError {
    const [first, ...more] = Object.values(errors).flat();
    const count = more.length === 1 ? '1 more error' : `${more.length} more errors`;
    const message = first ?? 'The given data was invalid.';
    return new RestError(422, more.length > 0 ? `${message} (and ${count})` : message, errors);
  }

  toResponse(): Response {
    const body = { message: this.message, ...(this.errors && { errors: this.errors }) };
    const headers = new Headers({ 'cache-control': 'no-store' });
    if (this.retryAfter !== undefined) headers.set('retry-after', String(this.retryAfter));
    return Response.json(body, { status: this.status, headers });
  }
}

/** The RestError for any error. Unexpected errors are logged, and the client gets a general message only. */
export function toRestError(error: unknown): RestError {
  if (error instanceof RestError) return error;
  const argument = invalidArgumentOf(error);
  if (argument !== null && error instanceof Error) return RestError.invalid({ [argument]: [error.message] });
  console.error('A call of the contract failed:', error);
  if (isDatabaseUnavailable(error) || error instanceof UnresponsiveDatabaseError)
    return new RestError(503, unavailableMessage);
  if (isTimeout(error)) return new RestError(503, timeoutMessage);
  return new RestError(500, 'An error occurred. Please try again later.');
}

export const toErrorResponse = (error: unknown): Response => toRestError(error).toResponse();
