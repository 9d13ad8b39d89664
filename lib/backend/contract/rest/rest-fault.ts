/** What a call is refused with: a status and, as Laravel tells it, `message` and `errors` by field. */
export class RestFault extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]> | undefined;

  constructor(status: number, message: string, errors?: Record<string, string[]>) {
    super(message);
    this.status = status;
    this.errors = errors;
  }

  /** 422; the message is the first error and how many more there are. */
  static invalid(errors: Record<string, string[]>): RestFault {
    const [first, ...more] = Object.values(errors).flat();
    const count = more.length === 1 ? '1 more error' : `${more.length} more errors`;
    const message = first ?? 'The given data was invalid.';
    return new RestFault(422, more.length > 0 ? `${message} (and ${count})` : message, errors);
  }

  toResponse(): Response {
    const body = { message: this.message, ...(this.errors && { errors: this.errors }) };
    return Response.json(body, { status: this.status, headers: { 'cache-control': 'no-store' } });
  }
}
