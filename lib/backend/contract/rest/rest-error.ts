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
