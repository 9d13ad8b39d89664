import { sql } from '@payloadcms/db-postgres/drizzle';
import { NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '../../platform/database/request-transaction';
import type { Lead } from '../../payload-types';

const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/**
 * Locks a lead for the rest of the transaction and returns it.
 * @throws APIError 403 or 404 when the user cannot read it; users who can read a lead may reply to it.
 */
export async function lockLead(value: unknown, req: PayloadRequest): Promise<Lead> {
  const { data: id } = idSchema.safeParse(value);
  if (id === undefined) throw new NotFound(req.t);
  await executeSql(req, sql`select 1 from leads where id = ${id} for no key update`);
  return req.payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: false, req });
}
