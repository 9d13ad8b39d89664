import { sql } from '@payloadcms/db-postgres';
import type { ListCursor } from '@/lib/backend/contract/reads/list-cursor';
import { chunkSize, type Fragment, few, none } from '@/lib/backend/contract/search/marks';
import { firstDay, type SearchOrder } from '@/lib/backend/contract/search/search-orders';

type Identifier = ReturnType<typeof sql.identifier>;
export type SearchPage = { order: SearchOrder; start: ListCursor | null; limit: number };

/** The first listings of `of` in this order, behind the cursor: rows of `id` and `at`; what lies behind is to be named `behind_` and that. */
export function pagePart(
  of: string,
  { order, start, limit }: SearchPage,
): { behind: Fragment; page: Fragment } {
  const [from, behind] = [sql.identifier(of), sql.identifier(`behind_${of}`)];
  const { figure, rising, key, type, descending } = order;
  const [column, way] = [sql.raw(key), sql.raw(descending ? 'desc' : 'asc')];
  const isBehind = start
    ? sql`and (${column}, id) ${sql.raw(descending ? '<' : '>')} (${start.at}::${sql.raw(type)}, ${start.id}::int)`
    : sql``;
  // Names are told apart further than their mark goes: those that begin alike are all looked at.
  const alike =
    start && figure === 'title' ? sql`(select coalesce(sum(alike), 0)::bigint from ${behind})` : sql`0`;
  return {
    behind: sql`${behind} as materialized (${start ? behindPart(from, order, start) : sql`select chunk, bits, 0 as alike from ${from}`})`,
    // The ids as one value: whoever plans this cannot know how few they are.
    page: sql`select id, to_json(${column}) #>> '{}' as at from listings
      where id = any (array(
        select id from (
          select array_agg(chunk order by chunk) as chunks, array_agg(bits order by chunk) as given from ${behind} where bit_count(bits) > 0
        ) as all_behind,
        lateral narrow_listings(chunks, given, ${figure}, ${rising}, ${limit} + ${alike}, ${few}, ${type === 'numeric'}) as narrowed,
        lateral (
          select chunk, bit_or(bits)::bit varying as bits from unnest(sure_chunks || chunks_left, sure || among) as found (chunk, bits) group by chunk
        ) as merged,
        lateral ids_of(merged.chunk, merged.bits) as id
      )) ${isBehind} order by ${column} ${way}, id ${way} limit ${limit}`,
  };
}

/** What of these lies behind the cursor, as far as marks can tell; `alike` counts those that have to be looked at. */
function behindPart(from: Fragment | Identifier, order: SearchOrder, { at, id }: ListCursor): Fragment {
  const { figure, rising, descending } = order;
  const part = Math.floor(id / chunkSize);
  const place = id % chunkSize;
  const later = descending
    ? sql`(~${none}) << ${chunkSize - place}::int`
    : sql`(~${none}) >> ${place + 1}::int`;
  const isLaterChunk = sql.raw(descending ? '<' : '>');
  const behindId = sql`case when found.chunk = ${part}::int then ${later} when found.chunk ${isLaterChunk} ${part}::int then ~${none} else ${none} end`;
  if (at === 'Infinity')
    return sql`select found.chunk, found.bits & ~coalesce(told.bits, ${none}) & ${behindId} as bits, 0 as alike from ${from} as found
      left join listing_marks told on told.kind = ${figure} and told.value = 'told' and told.chunk = found.chunk`;
  const further = rising ? sql`above` : sql`told & ~above & ~equal`;
  const isName = figure === 'title';
  const same = isName ? sql`equal` : sql`equal & ${behindId}`;
  return sql`select found.chunk, found.bits & coalesce(${further} | (${same}) | ~told, ~${none}) as bits,
      ${isName ? sql`coalesce(bit_count(equal & found.bits), 0)` : sql`0`} as alike
    from ${from} as found left join compare_listings(${figure}, ${figureAt(order, at)}) as compared on compared.chunk = found.chunk`;
}

/** The figure of a place in an order. */
function figureAt({ type }: SearchOrder, at: string): Fragment {
  if (type === 'text') return sql`name_place(${at})`;
  if (type === 'timestamptz') return sql`${Date.parse(at) - firstDay}::bigint`;
  return sql`abs(${at}::numeric)::bigint`;
}
