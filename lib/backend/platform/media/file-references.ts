import { rename } from 'node:fs/promises';
import path from 'node:path';
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { COPY_WIDTHS } from '@/schemas/picture-files';
import { findFolderOwnerIssue, getMediaFolder, type SqlExecutor } from './media-folder';
import { formatDeletedName } from './picture-names';

const columns = ['filename', ...COPY_WIDTHS.map((width) => `sizes_w${width}_filename`)].map(
  (column) => `media.${column}`,
);

/** The columns of `media` that contain file names, for `name in (…)`. */
export const fileColumns = sql.raw(columns.join(', '));

/**
 * SQL condition for media records with one of these files. One comparison per column, since each has an
 * index.
 */
export const createFileCondition = (names: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql`${sql.raw(column)} = any(${sql.param(names)})`),
    sql` or `,
  );

const fileRowsSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** The names that a media record or a text references. */
export async function findReferencedFiles(
  database: SqlExecutor,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const result = await database.execute(
    sql`select name from json_array_elements_text(${JSON.stringify(names)}::json) as given(name)
      where exists (select 1 from media where name in (${fileColumns}))
        or exists (select 1 from content_references where kind = 'file' and record = name)`,
  );
  return new Set(fileRowsSchema.parse(result).rows.map(({ name }) => name));
}

/**
 * Hides unreferenced files from visitors on all instances at once, by renaming them. The sweep removes them
 * a day later.
 */
export async function hideFiles(database: SqlExecutor, names: readonly string[]): Promise<void> {
  if (await findFolderOwnerIssue(database)) return;
  const referenced = await findReferencedFiles(database, names);
  for (const name of names.filter((candidate) => !referenced.has(candidate)))
    await rename(
      path.join(getMediaFolder(), name),
      path.join(getMediaFolder(), formatDeletedName(name)),
    ).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    });
}
