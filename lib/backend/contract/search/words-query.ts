import { sql } from '@payloadcms/db-postgres';

type Fragment = ReturnType<typeof sql>;

/** The listings that hold all of these terms, as PostgreSQL asks for them; the words of a term stand beside each other. */
export const toQuery = (terms: readonly string[]): Fragment =>
  sql`(${sql.join(
    terms.map((term) => sql`phraseto_tsquery('english', search_text(${term}))`),
    sql` && `,
  )})`;

/** The same with the trade of who is named by it, as a bakery where a baker is looked for: to the dictionary they are two words. */
export const toWideQuery = (terms: readonly string[]): Fragment =>
  sql`(${sql.join(
    terms.map((term) =>
      namesTrader.test(term)
        ? sql`(${toQuery([term])} || ${toQuery([term.replace(namesTrader, '$1ery')])})`
        : toQuery([term]),
    ),
    sql` && `,
  )})`;

const namesTrader = /^(\p{L}{3,})ers?$/iu;

/** The regions, by their ids, or districts, by their slugs, in whose name a query is found: as listings name them. */
export const namesPlace = (kind: 'region' | 'district', query: Fragment): Fragment =>
  kind === 'region'
    ? sql`select id::text from regions where to_tsvector('english', search_text(name)) @@ ${query}`
    : sql`select slug from regions_districts where to_tsvector('english', search_text(name)) @@ ${query}`;
