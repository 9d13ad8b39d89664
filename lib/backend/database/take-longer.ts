import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeFor } from './execute-for';

/** How long a statement may take that works on much at once, in ms. */
const longestWork = 600_000;

/** Gives what follows in the request's own transaction longer than the statements of others have. */
export async function takeLonger(req: PayloadRequest): Promise<void> {
  await executeFor(req, sql`select set_config('statement_timeout', ${String(longestWork)}, true)`);
}
