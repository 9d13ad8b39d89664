import type { Payload } from 'payload';
import { insertNetwork } from './fill-network';
import { withoutIndexes } from './without-indexes';

/** A deterministic pseudo-random SQL number in [0, 1); independent for each `seedName`. */
const chance = (seedName: string): string =>
  `((hashtextextended('${seedName}', n) & 1048575) / 1048576.0::float8)`;
const oneOf = (seedName: string, count: number): string => `(1 + floor(${chance(seedName)} * ${count}))::int`;

/** SQL for the word with this number, of 4,096 words with four syllables. */
const word = (number: string): string =>
  `(${[512, 64, 8, 1].map((step) => `substr('kamonesabiturelo', 1 + 2 * (${number} / ${step} % 8), 2)`).join(' || ')} || 'n')`;

/** Rounded to two significant digits, as prices are. */
const rounded = (amount: string): string =>
  `(round(${amount} / 10 ^ floor(log(${amount}) - 1)) * 10 ^ floor(log(${amount}) - 1) * 100)::bigint`;

/**
 * Descriptions consist of two of this many pieces with precomputed word vectors: computing them for every
 * listing takes ten times as long.
 */
const PIECE_COUNT = 4_096;
const piece = (seedName: string): string => `(hashtextextended('${seedName}', n) & ${PIECE_COUNT - 1})`;

/**
 * Inserts `count` listings after the first `from`, in 16 regions of 6 districts, of 24 trades with 4
 * subcategories each, with realistic prices: earnings correlate with prices, and expensive businesses are
 * few. Nine in ten are public.
 */
export async function insertSearchableListings(payload: Payload, count: number, from = 0): Promise<void> {
  const connection = await payload.db.pool.connect();
  try {
    await connection.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'`);
    if (from === 0) {
      await insertNetwork(connection);
      await connection.query(createPieces);
    }
    await connection.query('analyze');
    // Disables triggers: the data is valid, and the search tables are written here.
    await connection.query('set session_replication_role = replica');
    await withoutIndexes(connection, ['listings', 'listing_words', 'indexed_listings'], async () => {
      await connection.query(insertListings(from, count));
      await connection.query(indexListings(from));
    });
    await connection.query('vacuum indexed_listings');
    await connection.query('analyze');
  } finally {
    connection.release(true);
  }
}

const createPieces = `
  create table pieces (piece integer primary key, written text not null, prepared tsvector not null);
  with drawn as (select n / 30 as piece, floor(4096 * ${chance('word')} ^ 2)::int as word from generate_series(0, 30 * ${PIECE_COUNT} - 1) n),
  made as (select piece, string_agg(${word('word')}, ' ') as written from drawn group by piece)
  insert into pieces select piece, written, to_tsvector('english', written) from made`;

/** Writes the same rows as `refresh_indexed_listings`, with the precomputed word vectors. */
const indexListings = (from: number): string => `
  create temporary table heads on commit drop as
    select id, n, search_text(concat_ws(' . ', title, category, subcategory)) as named,
      search_text(concat_ws(' . ', summary, location, listing_number)) as written
    from listings, lateral (select substr(listing_number, 3)::int as n) as numbered
    where n > ${from} and _status = 'published' and status in ('active', 'under_offer', 'sold');
  insert into listing_words
    select id, setweight(to_tsvector('english', named), 'A') || to_tsvector('english', heads.written) || one.prepared || other.prepared
    from heads join pieces one on one.piece = ${piece('one')} join pieces other on other.piece = ${piece('other')};
  insert into listing_vocabulary
    select distinct word from (select named || ' ' || written as written from heads union all select written from pieces) as texts, string_to_table(written, ' ') word
    where length(word) between 3 and 40 and translate(word, '0123456789', '') = word
    on conflict do nothing;
  insert into indexed_listings (id, name)
    select id, search_text(title) from listings where id > (select coalesce(max(id), 0) from indexed_listings) order by id`;

const insertListings = (from: number, count: number): string => `
  with drawn as materialized (select n, ${oneOf('trade', 24)} as trade, ${oneOf('agent', 3000)} as agent, ${oneOf('district', 96)} as district,
    10 ^ (4.3 + 2.7 * ${chance('price')}) as price
    from generate_series(${from} + 1, ${from + count}) n)
  insert into listings (_status, listing_number, slug, title, summary, description, status, kind, category, subcategory, location,
    region_id, district, office_id, agent_id, asking_price, down_payment, discretionary_earnings, total_sales, employees,
    year_established, franchisee_operation, relocatable, real_estate_available, real_estate_included, lender_prequalified, listed_at)
  select 'published', 'N-' || n, 'listing-' || n,
    ${word(`(${oneOf('first', 90)} - 1)`)} || ' trade ' || trade || ' town ' || district, 'A business of trade ' || trade || ' ' || ${word(`(${oneOf('summary', 500)} - 1)`)},
    one.written || ' ' || other.written,
    (array['active','active','active','active','active','under_offer','sold','sold','sold','draft'])[${oneOf('status', 10)}]::enum_listing_state,
    (array['business','business','business','franchise','pro'])[${oneOf('kind', 5)}]::enum_listings_kind,
    'Trade ' || trade, case when n % 5 > 0 then 'Part ' || trade || '.' || ${oneOf('part', 4)} end, 'Town ' || district,
    1 + (district - 1) / 6, case when n % 10 > 0 then 'district-' || district end, 1 + agent % 1000, agent,
    case when n % 10 > 0 then ${rounded('price')} end, case when n % 3 > 0 then ${rounded(`price * (0.2 + 0.3 * ${chance('down')})`)} end,
    case when n % 4 > 0 then ${rounded(`price / (1.5 + 2.5 * ${chance('multiple')})`)} end,
    case when n % 4 > 0 then ${rounded(`price * (1 + 3 * ${chance('sales')})`)} end,
    case when n % 7 > 0 then floor(60 * ${chance('employees')} ^ 2)::int end, case when n % 6 > 0 then 1980 + floor(46 * ${chance('year')})::int end,
    ${chance('f1')} < 0.1, ${chance('f2')} < 0.3, ${chance('f3')} < 0.2, ${chance('f4')} < 0.15, ${chance('f5')} < 0.12,
    timestamptz '2026-11-22' - ${oneOf('listed', 1_000_000)} * interval '4 minutes'
  from drawn join pieces one on one.piece = ${piece('one')} join pieces other on other.piece = ${piece('other')} order by n`;
