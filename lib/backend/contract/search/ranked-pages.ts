import { sql } from '@payloadcms/db-postgres';
import type { Rank } from '@/lib/backend/contract/reads/list-cursor';
import { type Fragment, none, ofIds } from '@/lib/backend/contract/search/marks';
import { pagePart, type SearchPage } from '@/lib/backend/contract/search/page-part';
import type { FoundWords } from '@/lib/backend/contract/search/read-words';
import { toQuery } from '@/lib/backend/contract/search/words-query';
import { listedCondition } from '@/lib/backend/database/listing-orders';

/** Named parts of a question, and the page as a list of rows that comes of them. */
type Pages = { named: Fragment[]; rows: Fragment };

/**
 * The page of `found`. In the usual order what is called by the words or of such a trade comes before what only mentions them; who asks for another order,
 * as by price, gets that and no other.
 */
export function rankedPages(page: SearchPage, { wanted, places }: FoundWords): Pages {
  const terms = wanted.filter((term) => !places.has(term));
  if (page.order.figure !== 'listed_at' || terms.length === 0) return onePage(page);
  const rank = page.start?.rank ?? 'named';
  const ranks: readonly Rank[] = rank === 'named' ? ['named', 'mentioned'] : ['mentioned'];
  const parts = ranks.map((one) => ({
    one,
    ...pagePart(one, one === rank ? page : { ...page, start: null }),
  }));
  const lists = parts.map(
    ({ one, page: rows }) =>
      sql`coalesce((select jsonb_agg(to_jsonb(page) || ${`{"rank":"${one}"}`}::jsonb) from (${rows}) as page), '[]')`,
  );
  return {
    named: [namedPart(terms), mentionedPart, ...parts.map(({ behind }) => behind)],
    rows: sql`(${sql.join(lists, sql` || `)})`,
  };
}

function onePage(page: SearchPage): Pages {
  const { behind, page: rows } = pagePart('found', page);
  return { named: [behind], rows: sql`(select coalesce(json_agg(page), '[]') from (${rows}) as page)` };
}

const namedPart = (terms: readonly string[]): Fragment =>
  sql`named as materialized (select found.chunk, found.bits & called.bits as bits from found join (${ofIds(
    sql`select id from listings where ${sql.raw(listedCondition)} and named_words(title, category, subcategory) @@ ${toQuery(terms)}`,
  )}) as called on called.chunk = found.chunk)`;

const mentionedPart = sql`mentioned as materialized (select found.chunk, found.bits & ~coalesce(named.bits, ${none}) as bits
  from found left join named on named.chunk = found.chunk)`;
