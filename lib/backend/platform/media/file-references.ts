import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { COPY_WIDTHS } from '@/schemas/picture-files';

const columns = ['filename', ...COPY_WIDTHS.map((width) => `sizes_w${width}_filename`)].map(
  (column) => `media.${column}`,
);

/** The columns of `media` that contain file names, for `name in (…)`. */
export const fileColumns = sql.raw(columns.join(', '));

/**
 * SQL condition for media records with one of these files. One comparison per column, since each has an
 * index.
 */
export const hasAnyFile = (names: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql`${sql.raw(column)} = any(${sql.param(names)})`),
    sql` or `,
  );
