import { sql } from '@payloadcms/db-postgres';
import type { Fragment } from '@/lib/backend/contract/search/marks';

/** The listings that hold all of these terms, as PostgreSQL asks for them; the words of a term stand beside each other. */
export const toQuery = (terms: readonly string[]): Fragment =>
  sql`(${sql.join(
    terms.map((term) => sql`phraseto_tsquery('english', search_text(${term}))`),
    sql` && `,
  )})`;
