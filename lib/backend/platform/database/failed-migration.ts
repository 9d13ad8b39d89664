/** A migration failed, and the schema is the one before it. */
export class FailedMigration extends Error {
  override name = 'FailedMigration';

  constructor(
    readonly migration: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The error for a migration that was rolled back because of `cause`. */
export const rolledBackMigration = (migration: string, cause: unknown): FailedMigration =>
  new FailedMigration(
    migration,
    `The migration ${migration} failed and was rolled back: ${reasonOf(cause)}. Fix the cause, or return to the previous release; the migration is retried twice a minute.`,
    { cause },
  );

/** Compares the name, because Next gives each of its bundles a copy of the class. */
export function isFailedMigration(error: unknown): error is FailedMigration {
  return error instanceof Error && error.name === 'FailedMigration';
}

/** The database's message without the failed statement. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
