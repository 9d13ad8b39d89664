import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { queryCollections } from '@/lib/backend/contract/reads/sql-queries';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import type { IdSet } from '@/lib/backend/search/id-set';
import type { ResolvedTerms } from '@/lib/backend/search/read-words';
import { locationsMatching, toTsQuery, toTradeTsQuery } from '@/lib/backend/search/words-query';

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
  /** The listings that contain the terms. */
  ids,
  /** Those of them with the terms in their name or trade. */
  topIds: ids,
  /** The locations with the terms in their names; all listings there match as well. */
  regions: z.array(z.string()),
  districts: z.array(z.string()),
});

/** The listings that match a group of terms. A search requires every included group and no excluded one. */
export type TermMatch = z.infer<typeof termMatchSchema>;

/** The same as id sets: arrays of ids would take more memory for each frequent word. */
export type TermSets = {
  isIncluded: boolean;
  /** Listings that contain the terms or are in a location with that name. */
  matches: IdSet;
  /** Those of them with the terms in their name or trade; null when there are none. */
  topMatches: IdSet | null;
};

/** Aggregates the listings whose words of weight A (name and trade) match the complete query. */
const topIdsSql = (query: ReturnType<typeof toTsQuery>) =>
  sql`string_agg(int4send(id), '') filter (where ts_filter(words, '{a}') @@ ${query})`;

/**
 * Terms that occur in the name of a location are queried one by one, together with its listings; the other
 * included terms form one query.
 */
export async function findTermMatches(
  context: ReadContext,
  { included, excluded, placeTerms }: ResolvedTerms,
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
    const query = isIncluded ? toTradeTsQuery(terms) : toTsQuery(terms);
    const hasLocation = terms.some((term) => placeTerms.has(term));
    const locationsSql = (kind: 'region' | 'district') =>
      hasLocation ? sql`array(${locationsMatching(kind, query)})` : sql`array[]::text[]`;
    const hasTopIds = isIncluded && !hasLocation;
    return sql`select ${isIncluded}::boolean as "isIncluded", string_agg(int4send(id), '') as ids, ${hasTopIds ? topIdsSql(query) : sql`null::bytea`} as "topIds",
      ${locationsSql('region')} as regions, ${locationsSql('district')}::text[] as districts from listing_words where words @@ ${query}`;
  });
  return queryCollections(context, [], sql`${sql.join(parts, sql` union all `)}`, termMatchSchema);
}
