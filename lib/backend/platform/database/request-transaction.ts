import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { z } from 'zod';

const resultSchema = z.object({ rows: z.array(z.unknown()) });

/**
 * Runs SQL in the request's transaction, if it has one, so that it is committed or rolled back with it;
 * returns the rows.
 */
export async function executeSql(req: PayloadRequest, query: SQL): Promise<unknown[]> {
  const { db } = req.payload;
  const transaction = await req.transactionID;
  const session = transaction === undefined ? undefined : db.sessions?.[transaction]?.db;
  const executeInSession = session instanceof Object && 'execute' in session ? session.execute : null;
  const result =
    typeof executeInSession === 'function'
      ? await executeInSession.call(session, query)
      : await db.drizzle.execute(query);
  return resultSchema.parse(result).rows;
}

/**
 * Runs work in the request's transaction; everything is committed when this resolves, or rolled back when it
 * rejects.
 */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  await initTransaction(req);
  try {
    const result = await work();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/**
 * A request without a user in the same transaction. Payload applies no user's access rules to it, and sets
 * the locale that it reads on this request instead of the user's.
 */
export const transactionOf = ({
  transactionID,
}: Pick<PayloadRequest, 'transactionID'>): Partial<PayloadRequest> =>
  transactionID ? { transactionID } : {};

/** Statement timeout for bulk work, in ms. */
const BULK_TIMEOUT_MS = 600_000;

/** Raises the statement timeout for the rest of the request's transaction. */
export async function extendStatementTimeout(req: PayloadRequest): Promise<void> {
  await executeSql(req, sql`select set_config('statement_timeout', ${String(BULK_TIMEOUT_MS)}, true)`);
}
