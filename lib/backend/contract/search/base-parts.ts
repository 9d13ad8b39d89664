import { sql } from '@payloadcms/db-postgres';
import type { Where } from 'payload';
import { toConditions } from '@/lib/backend/contract/reads/to-conditions';
import { anyOf, type Fragment, ofIds } from '@/lib/backend/contract/search/marks';
import type { ReadSearch } from '@/lib/backend/contract/search/read-search';
import type { FoundWords } from '@/lib/backend/contract/search/read-words';
import { namesPlace, toQuery } from '@/lib/backend/contract/search/words-query';
import { listedCondition } from '@/lib/backend/database/listing-orders';

const figures = [
  ...(['asking_price', 'down_payment', 'discretionary_earnings', 'total_sales'] as const),
  ...(['employees', 'year_established'] as const),
] as const;

/** What a search asks beside its groups: each part the listings that fit it, as rows of `chunk` and `bits`. */
export function baseParts(search: ReadSearch, words: FoundWords, owners: Where): Fragment[] {
  const ranges = figures.flatMap((figure) => {
    const { min, max } = search[figure];
    return min === null && max === null ? [] : [withinRange(figure, min, max)];
  });
  return [
    ...(Object.keys(owners).length > 0 ? [ofOwners(owners)] : []),
    ...ranges,
    ...(search.near ? [near(search.near)] : []),
    ...wordParts(words),
  ];
}

/** The listings that a search leaves out; null when it names none. */
export const leftOut = ({ unwanted, places }: FoundWords): Fragment | null =>
  unwanted.length > 0
    ? anyPart(unwanted.map((term) => (places.has(term) ? withPlace(term) : withWords([term]))))
    : null;

/** A term that is the name of a place is looked for there, too; the others in one question. */
function wordParts({ wanted, places }: FoundWords): Fragment[] {
  const others = wanted.filter((term) => !places.has(term));
  return [
    ...(others.length > 0 ? [withWords(others)] : []),
    ...wanted.filter((term) => places.has(term)).map(withPlace),
  ];
}

const withPlace = (term: string): Fragment =>
  anyPart([
    withWords([term]),
    ...(['region', 'district'] as const).map((kind) => anyOf(kind, namesPlace(kind, toQuery([term])))),
  ]);

const anyPart = (parts: Fragment[]): Fragment =>
  sql`select chunk, bit_or(bits)::bit varying as bits from (${sql.join(parts, sql` union all `)}) as parts group by chunk`;

const withWords = (terms: readonly string[]): Fragment =>
  ofIds(sql`select id from listing_words where words @@ ${toQuery(terms)}`);

const ofOwners = (owners: Where): Fragment =>
  ofIds(
    sql`select id from listings where ${sql.join([sql.raw(listedCondition), ...toConditions(owners)], sql` and `)}`,
  );

/** More than any figure is. */
const most = 2 ** 50;
const bound = (figure: number) => Math.min(most, Math.max(-1, figure));

/** Nobody's figure is below 0. */
function withinRange(figure: string, min: number | null, max: number | null): Fragment {
  const [low, high] = [bound(Math.ceil(min ?? 0)), bound(Math.floor(max ?? most))];
  if (low > high || high < 0) return sql`select 0 as chunk, null::bit varying as bits where false`;
  const compared = (to: number) => sql`compare_listings(${figure}, ${Math.max(0, to)}::bigint)`;
  if (max === null) return sql`select chunk, above | equal as bits from ${compared(low)}`;
  if (low <= 0) return sql`select chunk, told & ~above as bits from ${compared(high)}`;
  return sql`select low.chunk, (low.above | low.equal) & ~high.above as bits
    from ${compared(low)} as low join ${compared(high)} as high on high.chunk = low.chunk`;
}

const earthRadius = 6_371.0088;

function near({ latitude, longitude, radius_km: radius }: NonNullable<ReadSearch['near']>): Fragment {
  return anyOf(
    'district',
    sql`select slug from regions_districts where 2 * ${earthRadius}::float8 * asin(least(1, sqrt(
      sin(radians(latitude::float8 - ${latitude}::float8) / 2) ^ 2
      + cos(radians(${latitude}::float8)) * cos(radians(latitude::float8)) * sin(radians(longitude::float8 - ${longitude}::float8) / 2) ^ 2
    ))) <= ${radius}::float8`,
  );
}
