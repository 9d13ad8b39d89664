import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { fileColumns } from './file-columns';
import type { Database } from './folder-mark';

const namedRows = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** Those of the names that a record or a text names. */
export async function namedOf(database: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  const answer = await database.execute(
    sql`select name from json_array_elements_text(${JSON.stringify(names)}::json) as given(name)
      where exists (select 1 from media where name in (${fileColumns}))
        or exists (select 1 from content_references where kind = 'file' and record = name)`,
  );
  return new Set(namedRows.parse(answer).rows.map(({ name }) => name));
}
