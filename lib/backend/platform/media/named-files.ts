import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { fileColumns } from './file-references';
import type { SqlExecutor } from './folder-mark';

const fileRowsSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** The names that a media record or a text references. */
export async function findReferencedFiles(database: SqlExecutor, names: readonly string[]): Promise<ReadonlySet<string>> {
  const result = await database.execute(
    sql`select name from json_array_elements_text(${JSON.stringify(names)}::json) as given(name)
      where exists (select 1 from media where name in (${fileColumns}))
        or exists (select 1 from content_references where kind = 'file' and record = name)`,
  );
  return new Set(fileRowsSchema.parse(result).rows.map(({ name }) => name));
}
