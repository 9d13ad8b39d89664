import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
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
