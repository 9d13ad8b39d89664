import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { executeFor } from '../database/execute-for';
import type { Lead } from '../payload-types';

/**
 * A lead that whoever asks may work on, for the rest of the request's transaction theirs alone.
 * @throws APIError 403 or 404 where they may not read it: who reads a lead works on it.
 */
export async function findLead(id: number, req: PayloadRequest): Promise<Lead> {
  await executeFor(req, sql`select 1 from leads where id = ${id} for no key update`);
  return req.payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: false, req });
}
