import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { queryCollections } from '@/lib/backend/platform/reads/sql-queries';
import { createLocationsMask } from '@/lib/backend/search/filter-listings';
import { addIds, BITS_PER_WORD, createSetFromMask } from '@/lib/backend/search/id-set';
import type { ListingIndex } from '@/lib/backend/search/listing-index';
import type { ResolvedTerms, TermSynonyms } from '@/lib/backend/search/parse-search';
import type { TermSets } from '@/lib/backend/search/term-sets';

type SqlFragment = ReturnType<typeof sql>;

/** A tsquery for listings that contain all of these terms; the words of a phrase must be adjacent. */
export const toTsQuery = (terms: readonly string[]): SqlFragment =>
  sql`(${sql.join(
    terms.map((term) => sql`phraseto_tsquery('english', search_text(${term}))`),
    sql` && `,
  )})`;

/** The query of a term of several words, unless one alone is left without stop words: `IT company` is not any company. */
const toCompleteTsQuery = (term: string, query = toTsQuery([term])): SqlFragment => {
  const words = term.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 1 ? sql`(case when numnode(${query}) > 1 then ${query} else ''::tsquery end)` : query;
};

/** The query of a synonym in names and trades (weight A): a description also mentions what is next door. */
const toSynonymTsQuery = (term: string): SqlFragment =>
  sql`regexp_replace(${toCompleteTsQuery(term)}::text, '(\\w)''', '\\1'':A', 'g')::tsquery`;

/**
 * Like `toTsQuery`, but synonyms match as well, and the name of a tradesperson also matches the trade, such as baker and
 * bakery, which the dictionary does not relate. The distinct synonyms decide which listings rank first.
 */
const toTradeTsQuery = (
  terms: readonly string[],
  synonyms: TermSynonyms,
  kind: 'all' | 'distinct',
): SqlFragment =>
  sql`(${sql.join(
    terms.map((term) => {
      const trade = traderPattern.test(term) ? [term.replace(traderPattern, '$1ery')] : [];
      const others = synonyms.get(term)?.[kind];
      // The words of a joined term also match apart from each other.
      const split = others && /\s/.test(term) ? [term.split(/\s+/)] : [];
      const alternatives = [
        others ? toCompleteTsQuery(term) : toTsQuery([term]),
        ...split.map((words) => toCompleteTsQuery(term, toTsQuery(words))),
        ...trade.map((one) => toTsQuery([one])),
        ...(others ?? []).map(toSynonymTsQuery),
      ];
      return sql`(${sql.join(alternatives, sql` || `)})`;
    }),
    sql` && `,
  )})`;

const traderPattern = /^(\p{L}{3,})ers?$/iu;

/**
 * A query for the regions (ids) or districts (slugs) whose name matches, in the form in which listings refer
 * to them.
 */
export const createLocationQuery = (kind: 'region' | 'district', query: SqlFragment): SqlFragment =>
  kind === 'region'
    ? sql`select id::text from regions where to_tsvector('english', search_text(name)) @@ ${query}`
    : sql`select slug from regions_districts where to_tsvector('english', search_text(name)) @@ ${query}`;

/** Ids of four bytes each: a frequent word matches many listings. */
const ids = z
  .instanceof(Buffer)
  .nullable()
  .transform((written) => {
    const { buffer } = new Uint8Array(written ?? []);
    // PostgreSQL writes big-endian integers; typed arrays are little-endian.
    Buffer.from(buffer).swap32();
    return new Uint32Array(buffer);
  });

const termMatchSchema = z.object({
  isIncluded: z.boolean(),
  /** The term of a location. */
  location: z.string().nullable(),
  /** The listings that contain the terms. */
  ids,
  /** The listings with the terms in their name or trade. */
  topIds: ids,
  /** The locations with the terms in their names; all listings there match as well. */
  regions: z.array(z.string()),
  districts: z.array(z.string()),
});

/** The listings that match a group of terms. A search requires every included group and no excluded one. */
type TermMatch = z.infer<typeof termMatchSchema>;

/** Aggregates the listings whose words of weight A (name and trade) match the complete query. */
const topIdsSql = (query: ReturnType<typeof toTsQuery>) =>
  sql`string_agg(int4send(id), '') filter (where ts_filter(words, '{a}') @@ ${query})`;

/**
 * Terms that occur in the name of a location are queried one by one, together with its listings; the other
 * included terms form one query.
 */
export async function findTermMatches(
  context: ReadContext,
  { included, excluded, placeTerms, synonyms }: ResolvedTerms,
): Promise<TermMatch[]> {
  const textTerms = included.filter((term) => !placeTerms.has(term));
  const locationTerms = included.filter((term) => placeTerms.has(term));
  const termGroups = [
    ...(textTerms.length > 0 ? [{ isIncluded: true, terms: textTerms }] : []),
    ...locationTerms.map((term) => ({ isIncluded: true, terms: [term] })),
    ...excluded.map((term) => ({ isIncluded: false, terms: [term] })),
  ];
  if (termGroups.length === 0) return [];
  const parts = termGroups.map(({ isIncluded, terms }) => {
    const query = isIncluded ? toTradeTsQuery(terms, synonyms, 'all') : toTsQuery(terms);
    const topQuery = toTradeTsQuery(terms, synonyms, 'distinct');
    const hasLocation = terms.some((term) => placeTerms.has(term));
    const locationsSql = (kind: 'region' | 'district') =>
      hasLocation ? sql`array(${createLocationQuery(kind, query)})` : sql`array[]::text[]`;
    const hasTopIds = isIncluded && !hasLocation;
    return sql`select ${isIncluded}::boolean as "isIncluded", ${isIncluded && hasLocation ? terms[0] : null}::text as location, string_agg(int4send(id), '') as ids, ${hasTopIds ? topIdsSql(topQuery) : sql`null::bytea`} as "topIds",
      ${locationsSql('region')} as regions, ${locationsSql('district')}::text[] as districts from listing_words where words @@ ${query}`;
  });
  return queryCollections(context, [], sql`${sql.join(parts, sql` union all `)}`, termMatchSchema);
}

/** Computed once for all searches with these terms (`search-cache.ts`). */
export function toTermSets(listings: ListingIndex, termMatch: TermMatch): TermSets {
  const { isIncluded, ids, topIds, regions, districts } = termMatch;
  const { places: locationColumn } = listings.columns;
  const createEmptySet = () => new Uint32Array(locationColumn.length / BITS_PER_WORD);
  const hasLocation = regions.length + districts.length > 0;
  const matches = hasLocation
    ? createSetFromMask(locationColumn, createLocationsMask(listings, termMatch))
    : createEmptySet();
  addIds(matches, ids);
  if (topIds.length === 0) return { isIncluded, matches, topMatches: null };
  const topSet = createEmptySet();
  addIds(topSet, topIds);
  return { isIncluded, matches, topMatches: topSet };
}
