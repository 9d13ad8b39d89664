/** A migration that could not be made; the database is as it was before it. */
export class FailedMigration extends Error {
  override name = 'FailedMigration';

  constructor(
    readonly migration: string,
    cause: unknown,
  ) {
    super(
      `The migration ${migration} failed, and the database is as it was before it: ${reasonOf(cause)}. Mend what it says, or go back to the release before; it is tried again twice a minute.`,
      { cause },
    );
  }
}

/** By name, since Next gives each of its bundles a copy of the class. */
export function isFailedMigration(error: unknown): error is FailedMigration {
  return error instanceof Error && error.name === 'FailedMigration';
}

/** What the database said, without the statement it said it of. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
