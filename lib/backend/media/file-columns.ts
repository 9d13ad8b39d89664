import { sql } from '@payloadcms/db-postgres/drizzle';
import { copyWidths } from './picture-names';

const columns = ['filename', ...copyWidths.map((width) => `sizes_w${width}_filename`)];

/** The columns of `media` that name its files, for `name in (…)`. */
export const fileColumns = sql.raw(columns.map((column) => `media.${column}`).join(', '));
