/** Timeouts in ms: of a simple query, and of a migration, which may rewrite the largest table. */
export const QUERY_TIMEOUT_MS = 5_000;
export const MIGRATION_TIMEOUT_MS = 1_800_000;
/**
 * `statement_timeout` of statements for a response, in ms; includes lock waits. The database enforces it.
 */
export const STATEMENT_TIMEOUT_MS = 8_000;

/**
 * Runs a query with a timeout. After the timeout, `disconnect` ends the connection, which rejects the query.
 */
export async function withQueryTimeout<Result>(
  disconnect: () => void,
  timeoutMs: number,
  query: () => Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(disconnect, timeoutMs);
  try {
    return await query();
  } finally {
    clearTimeout(timer);
  }
}
