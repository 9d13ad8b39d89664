/**
 * Content could not be read. `operation` is the name of the GraphQL operation, `cause` the underlying error.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly operation: string;

  constructor(operation: string, reason: string, cause?: unknown) {
    super(`Reading content with ${operation} failed: ${reason}`, { cause });
    this.operation = operation;
  }
}
