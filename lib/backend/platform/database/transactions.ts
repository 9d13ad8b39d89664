import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { discardAfterCommit, runAfterCommit } from './after-commit';
import { getCurrentOutage, isDatabaseUnavailable } from './outage';
import type { Connection } from './watch-connection';

/**
 * The commit of a transaction that was already rolled back, because a statement failed and the caller
 * continued.
 */
class RolledBackTransaction extends Error {
  /** PostgreSQL's own code for statements in such a transaction. */
  readonly code = '25P02';
  constructor() {
    super('The transaction was rolled back before the commit');
  }
}

/** Replaces Payload's transactions, which report neither a rejected nor a lost commit. */
export function withTransactions(adapter: PostgresAdapter): void {
  const { sessions } = adapter;
  // Created once for each connection, because drizzle processes every table for it.
  const drizzleByConnection = new WeakMap<Connection, ReturnType<typeof createDrizzle>>();
  const createDrizzle = (connection: Connection) => drizzle({ client: connection, schema: adapter.schema });
  adapter.beginTransaction = async () => {
    const connection = await adapter.pool.connect();
    try {
      await connection.query('begin');
    } catch (error) {
      connection.release(true);
      throw error;
    }
    const id = randomUUID();
    const db = drizzleByConnection.get(connection) ?? createDrizzle(connection);
    drizzleByConnection.set(connection, db);
    const reject = async () => {
      discardAfterCommit(id);
      await rollback(connection);
    };
    const session = { db, resolve: () => commit(connection), reject };
    Object.assign(sessions, { [id]: session });
    return id;
  };
  adapter.commitTransaction = async (transaction) => {
    const id = String(await transaction);
    const session = sessions[id];
    // Deleted first, so that nothing else joins the ending transaction.
    delete sessions[id];
    if (!session) throw new RolledBackTransaction();
    try {
      await session.resolve();
    } catch (error) {
      discardAfterCommit(id);
      throw error;
    }
    await runAfterCommit(id);
  };
}

async function commit(connection: Connection): Promise<void> {
  try {
    const { command } = await connection.query('commit');
    // PostgreSQL answers a commit with ROLLBACK when a statement has failed.
    if (command !== 'COMMIT') throw new RolledBackTransaction();
    connection.release();
  } catch (error) {
    connection.release(true);
    const outage = getCurrentOutage();
    if (outage && isDatabaseUnavailable(error)) outage.isCommitUncertain = true;
    throw error;
  }
}

async function rollback(connection: Connection): Promise<void> {
  try {
    await connection.query('rollback');
    connection.release();
  } catch {
    // Ending the connection rolls back the transaction.
    connection.release(true);
  }
}
