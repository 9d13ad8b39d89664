import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';

const answerSchema = z.object({ rows: z.array(z.unknown()) });

/** Runs SQL in the request's own transaction if it has one, so that it is committed or undone with the rest; returns the rows. */
export async function executeFor(req: PayloadRequest, query: SQL): Promise<unknown[]> {
  const { db } = req.payload;
  const transaction = await req.transactionID;
  const session = transaction === undefined ? undefined : db.sessions?.[transaction]?.db;
  const inTransaction = session instanceof Object && 'execute' in session ? session.execute : null;
  const answer =
    typeof inTransaction === 'function'
      ? await inTransaction.call(session, query)
      : await db.drizzle.execute(query);
  return answerSchema.parse(answer).rows;
}
