import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';
import { tablesOf } from '../database/tables-of';

export type Status = 'draft' | 'published';

const statusSchema = z.array(z.object({ status: z.enum(['draft', 'published']).nullable() }));

/** Whether visitors may see a record at all, whatever drafts of it there are; null when there is no such record. */
export async function readStatus(
  collection: string,
  id: number,
  req: PayloadRequest,
): Promise<Status | null> {
  const { documents } = tablesOf(collection);
  const rows = await executeFor(
    req,
    sql`select _status::text as status from ${sql.identifier(documents)} where id = ${id}`,
  );
  return statusSchema.parse(rows)[0]?.status ?? null;
}

const versionSchema = z.array(
  z.object({ parent: z.number().nullable(), status: z.enum(['draft', 'published']).nullable() }),
);

/** Whose a version is, and whether it was a draft; null when there is none. */
export async function readVersion(collection: string, version: number, req: PayloadRequest) {
  const { versions } = tablesOf(collection);
  const rows = await executeFor(
    req,
    sql`select parent_id as parent, version__status::text as status from ${sql.identifier(versions)} where id = ${version}`,
  );
  return versionSchema.parse(rows)[0] ?? null;
}
