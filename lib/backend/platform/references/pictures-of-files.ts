import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '../database/request-transaction';
import { createFileCondition, fileColumns } from '../media/file-references';

const rowSchema = z.object({ name: z.string(), id: z.number() });

/** The ids of the pictures to which files belong, as original or resized copy, by file name. */
export async function findPicturesOfFiles(
  names: readonly string[],
  req: PayloadRequest,
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await executeSql(
    req,
    sql`select file.name, media.id from media cross join unnest(array[${fileColumns}]) as file(name)
      where file.name = any(${sql.param(names)}) and (${createFileCondition(names)})`,
  );
  return new Map(
    z
      .array(rowSchema)
      .parse(rows)
      .map(({ name, id }) => [name, String(id)]),
  );
}
