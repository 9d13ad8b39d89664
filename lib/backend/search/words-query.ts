import { sql } from '@payloadcms/db-postgres/drizzle';

type SqlFragment = ReturnType<typeof sql>;

/** A tsquery for listings that contain all of these terms; the words of a phrase must be adjacent. */
export const toTsQuery = (terms: readonly string[]): SqlFragment =>
  sql`(${sql.join(
    terms.map((term) => sql`phraseto_tsquery('english', search_text(${term}))`),
    sql` && `,
  )})`;

/**
 * Like `toTsQuery`, but the name of a tradesperson also matches the trade, such as baker and bakery, which
 * the dictionary does not relate.
 */
export const toTradeTsQuery = (terms: readonly string[]): SqlFragment =>
  sql`(${sql.join(
    terms.map((term) =>
      traderPattern.test(term)
        ? sql`(${toTsQuery([term])} || ${toTsQuery([term.replace(traderPattern, '$1ery')])})`
        : toTsQuery([term]),
    ),
    sql` && `,
  )})`;

const traderPattern = /^(\p{L}{3,})ers?$/iu;

/**
 * A query for the regions (ids) or districts (slugs) whose name matches, in the form in which listings refer
 * to them.
 */
export const locationsMatching = (kind: 'region' | 'district', query: SqlFragment): SqlFragment =>
  kind === 'region'
    ? sql`select id::text from regions where to_tsvector('english', search_text(name)) @@ ${query}`
    : sql`select slug from regions_districts where to_tsvector('english', search_text(name)) @@ ${query}`;
