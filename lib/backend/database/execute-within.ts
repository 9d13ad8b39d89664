import type { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';

const answerSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** Runs SQL of ours in the request's own transaction, or by itself when it has none; answers its rows. */
export async function executeWithin(
  req: PayloadRequest,
  query: ReturnType<typeof sql>,
): Promise<Record<string, unknown>[]> {
  const { db } = req.payload;
  const transaction = await req.transactionID;
  const session = transaction === undefined ? undefined : db.sessions?.[transaction]?.db;
  const execute = session instanceof Object && 'execute' in session ? session.execute : null;
  const answer: unknown =
    typeof execute === 'function' ? await execute.call(session, query) : await db.drizzle.execute(query);
  return answerSchema.parse(answer).rows;
}
