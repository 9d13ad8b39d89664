/** Content could not be read. `operation` is the GraphQL operation's name; `cause` is what went wrong underneath. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly operation: string;

  constructor(operation: string, reason: string, cause?: unknown) {
    super(`Reading content with ${operation} failed: ${reason}`, { cause });
    this.operation = operation;
  }
}
