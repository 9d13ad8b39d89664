import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeSql } from './request-transaction';

/** Statement timeout for bulk work, in ms. */
const BULK_TIMEOUT_MS = 600_000;

/** Raises the statement timeout for the rest of the request's transaction. */
export async function extendStatementTimeout(req: PayloadRequest): Promise<void> {
  await executeSql(req, sql`select set_config('statement_timeout', ${String(BULK_TIMEOUT_MS)}, true)`);
}
