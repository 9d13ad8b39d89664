import { sql } from '@payloadcms/db-postgres/drizzle';
import { NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';
import type { Lead } from '../payload-types';

const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/**
 * A lead that whoever asks may work on, for the rest of the request's transaction theirs alone.
 * @throws APIError 403 or 404 where they may not read it: who reads a lead works on it.
 */
export async function holdLead(written: unknown, req: PayloadRequest): Promise<Lead> {
  const { data: id } = idSchema.safeParse(written);
  if (id === undefined) throw new NotFound(req.t);
  await executeFor(req, sql`select 1 from leads where id = ${id} for no key update`);
  return req.payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: false, req });
}
