import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { queryAcross } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { IdSet } from '@/lib/backend/contract/search/id-sets';
import type { FoundWords } from '@/lib/backend/contract/search/read-words';
import { namesPlace, toQuery, toWideQuery } from '@/lib/backend/contract/search/words-query';

/** Four bytes for each id: of a word that is in every listing there are many. */
const ids = z
  .instanceof(Buffer)
  .nullable()
  .transform((written) => {
    const { buffer } = new Uint8Array(written ?? []);
    // Written with the large end first, read with the small one.
    Buffer.from(buffer).swap32();
    return new Uint32Array(buffer);
  });

const wordPart = z.object({
  isWanted: z.boolean(),
  /** The listings that hold the words. */
  ids,
  /** Those of them that are called so, or of a trade that is. */
  named: ids,
  /** The places whose names do: all listings there fit as well. */
  regions: z.array(z.string()),
  districts: z.array(z.string()),
});

/** What a search's words find: each part has to fit, or none of those that are not wanted. */
export type WordPart = z.infer<typeof wordPart>;

/** The same as sets of the listings: ids would take as much again for each word that many listings hold. */
export type WordSets = {
  isWanted: boolean;
  /** What holds the words by itself, or by the name of its place. */
  holding: IdSet;
  /** Those of them that are called so, or of a trade that is; null where nothing is. */
  named: IdSet | null;
};

/** Those of them whose words with weight hold all of it: a listing is called so, or its trade. */
const namedBy = (query: ReturnType<typeof toQuery>) =>
  sql`string_agg(int4send(id), '') filter (where ts_filter(words, '{a}') @@ ${query})`;

/** A term that is the name of a place is looked for there, too; the others that are wanted in one question. */
export async function readWordParts(
  reading: Reading,
  { wanted, unwanted, places }: FoundWords,
): Promise<WordPart[]> {
  const others = wanted.filter((term) => !places.has(term));
  const named = wanted.filter((term) => places.has(term));
  const asked = [
    ...(others.length > 0 ? [{ isWanted: true, terms: others }] : []),
    ...named.map((term) => ({ isWanted: true, terms: [term] })),
    ...unwanted.map((term) => ({ isWanted: false, terms: [term] })),
  ];
  if (asked.length === 0) return [];
  const parts = asked.map(({ isWanted, terms }) => {
    const query = isWanted ? toWideQuery(terms) : toQuery(terms);
    const isPlace = terms.some((term) => places.has(term));
    const placed = (kind: 'region' | 'district') =>
      isPlace ? sql`array(${namesPlace(kind, query)})` : sql`array[]::text[]`;
    const isNamed = isWanted && !isPlace;
    return sql`select ${isWanted}::boolean as "isWanted", string_agg(int4send(id), '') as ids, ${isNamed ? namedBy(query) : sql`null::bytea`} as named,
      ${placed('region')} as regions, ${placed('district')}::text[] as districts from listing_words where words @@ ${query}`;
  });
  return queryAcross(reading, [], sql`${sql.join(parts, sql` union all `)}`, wordPart);
}
