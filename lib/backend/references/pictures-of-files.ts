import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';
import { fileColumns, hasFileOf } from '../media/file-columns';

const rowSchema = z.object({ name: z.string(), id: z.number() });

/** The ids of the pictures that files are of, or copies of, by the files' names. */
export async function picturesOfFiles(
  names: readonly string[],
  req: PayloadRequest,
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await executeFor(
    req,
    sql`select file.name, media.id from media cross join unnest(array[${fileColumns}]) as file(name)
      where file.name = any(${sql.param(names)}) and (${hasFileOf(names)})`,
  );
  return new Map(
    z
      .array(rowSchema)
      .parse(rows)
      .map(({ name, id }) => [name, String(id)]),
  );
}
