import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { doAfterCommit, forgetAfterCommit } from './after-commit';
import { currentOutage, isLost } from './outage';
import type { Connection } from './watch-connection';

/** A transaction that was to be committed and had been undone: a part of it failed, and somebody went on. */
class UndoneTransaction extends Error {
  /** PostgreSQL's own for what is asked in such a transaction. */
  readonly code = '25P02';
  constructor() {
    super('The transaction was undone before it was to be committed');
  }
}

/** Transactions that are committed or fail: Payload's own says nothing when a commit is refused or lost. */
export function withTransactions(adapter: PostgresAdapter): void {
  const { sessions } = adapter;
  // Made once for each connection: every table is read through for it.
  const opened = new WeakMap<Connection, ReturnType<typeof open>>();
  const open = (connection: Connection) => drizzle({ client: connection, schema: adapter.schema });
  adapter.beginTransaction = async () => {
    const connection = await adapter.pool.connect();
    try {
      await connection.query('begin');
    } catch (error) {
      connection.release(true);
      throw error;
    }
    const id = randomUUID();
    const db = opened.get(connection) ?? open(connection);
    opened.set(connection, db);
    const reject = async () => {
      forgetAfterCommit(id);
      await rollback(connection);
    };
    const session = { db, resolve: () => commit(connection), reject };
    Object.assign(sessions, { [id]: session });
    return id;
  };
  adapter.commitTransaction = async (given) => {
    const id = String(await given);
    const session = sessions[id];
    // First, so that nothing else joins what is about to end.
    delete sessions[id];
    if (!session) throw new UndoneTransaction();
    try {
      await session.resolve();
    } catch (error) {
      forgetAfterCommit(id);
      throw error;
    }
    await doAfterCommit(id);
  };
}

async function commit(connection: Connection): Promise<void> {
  try {
    const { command } = await connection.query('commit');
    // What PostgreSQL does when a statement failed and nobody said so.
    if (command !== 'COMMIT') throw new UndoneTransaction();
    connection.release();
  } catch (error) {
    connection.release(true);
    const outage = currentOutage();
    if (outage && isLost(error)) outage.isUnsure = true;
    throw error;
  }
}

async function rollback(connection: Connection): Promise<void> {
  try {
    await connection.query('rollback');
    connection.release();
  } catch {
    // What was begun is undone with the connection.
    connection.release(true);
  }
}
