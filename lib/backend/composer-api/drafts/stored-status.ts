import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '../../platform/database/request-transaction';
import { tablesOf } from '../../platform/database/tables-of';

export type PublicationStatus = 'draft' | 'published';

const statusSchema = z.array(z.object({ status: z.enum(['draft', 'published']).nullable() }));

/** Reads whether a document is published, regardless of newer drafts; null when it does not exist. */
export async function readStoredStatus(
  collection: string,
  id: number,
  req: PayloadRequest,
): Promise<PublicationStatus | null> {
  const { documents } = tablesOf(collection);
  const rows = await executeSql(
    req,
    sql`select _status::text as status from ${sql.identifier(documents)} where id = ${id}`,
  );
  return statusSchema.parse(rows)[0]?.status ?? null;
}

/** Whether the newest version of a document is a draft. */
export async function hasNewerDraft(collection: string, id: number, req: PayloadRequest): Promise<boolean> {
  const { versions } = tablesOf(collection);
  const rows = await executeSql(
    req,
    sql`select id from ${sql.identifier(versions)}
      where parent_id = ${id} and latest and version__status = 'draft' limit 1`,
  );
  return rows.length > 0;
}

const versionSchema = z.array(
  z.object({ parent: z.number().nullable(), status: z.enum(['draft', 'published']).nullable() }),
);

/** Reads the document id and the status of a version; null when it does not exist. */
export async function readVersionStatus(collection: string, version: number, req: PayloadRequest) {
  const { versions } = tablesOf(collection);
  const rows = await executeSql(
    req,
    sql`select parent_id as parent, version__status::text as status from ${sql.identifier(versions)} where id = ${version}`,
  );
  return versionSchema.parse(rows)[0] ?? null;
}
