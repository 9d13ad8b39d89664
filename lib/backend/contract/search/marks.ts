import { sql } from '@payloadcms/db-postgres';

export type Fragment = ReturnType<typeof sql>;

/** How many listings one row of marks holds a bit of; their ids say which. As the migration `listing_marks` has it. */
export const chunkSize = 30_000;

/** So many listings are looked at one by one. */
export const few = 200;

/** No listing of a chunk. */
export const none = sql.raw(`(0::bit(${chunkSize}))::bit varying`);

export const listOf = (values: readonly unknown[]): Fragment =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** The listings that have one of these values, as rows of `chunk` and `bits`; `values` is a list or a question. */
export const anyOf = (kind: string, values: Fragment): Fragment =>
  sql`select chunk, bit_or(bits)::bit varying as bits from listing_marks where kind = ${kind} and value in (${values}) group by chunk`;

/** The listings that have all of these values, each of which is named once. */
export const allOf = (kind: string, values: readonly string[]): Fragment =>
  sql`select chunk, bit_and(bits)::bit varying as bits from listing_marks where kind = ${kind} and value in (${listOf(values)})
    group by chunk having count(*) = ${values.length}`;

/** The listings with these ids; `ids` is a question for rows of `id`. */
export const ofIds = (ids: Fragment): Fragment =>
  sql`select id / ${sql.raw(String(chunkSize))} as chunk, set_bits(id % ${sql.raw(String(chunkSize))}, 1)::bit varying as bits
    from (${ids}) as found group by 1`;
