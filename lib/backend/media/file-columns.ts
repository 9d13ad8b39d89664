import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { copyWidths } from '@/schemas/picture-files';

const columns = ['filename', ...copyWidths.map((width) => `sizes_w${width}_filename`)].map(
  (column) => `media.${column}`,
);

/** The columns of `media` that name its files, for `name in (…)`. */
export const fileColumns = sql.raw(columns.join(', '));

/** A question that holds of pictures with one of these files. Asked column by column: each has an index. */
export const hasFileOf = (names: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql`${sql.raw(column)} = any(${sql.param(names)})`),
    sql` or `,
  );
