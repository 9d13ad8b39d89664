import type { Payload } from 'payload';
import { fillNetwork } from './fill-network';

/** A number from 0 to below 1 that looks like chance and is the same each time; apart for each `what`. */
const chance = (what: string): string => `((hashtextextended('${what}', n) & 1048575) / 1048576.0)`;
const oneOf = (what: string, count: number): string => `(1 + floor(${chance(what)} * ${count}))::int`;

/** Rounded to two figures, as prices are. */
const rounded = (amount: string): string =>
  `(round(${amount} / 10 ^ floor(log(${amount}) - 1)) * 10 ^ floor(log(${amount}) - 1) * 100)::bigint`;

const words = `(select string_agg(words[1 + floor(4096 * ((hashtextextended('word', n * 100 + at) & 1048575) / 1048576.0) ^ 2)::int], ' ')
  from generate_series(1, 60) at)`;

/**
 * As many listings as asked for, of those behind the first `from`, in 16 regions of 6 districts, of 24 trades with 4 kinds each, with prices as they are asked for:
 * earnings go with prices, and dear businesses are few. Nine in ten are in public.
 */
export async function fillSearchedListings(payload: Payload, count: number, from = 0): Promise<void> {
  const connection = await payload.db.pool.connect();
  try {
    await connection.query('set statement_timeout = 0');
    if (from === 0) await fillNetwork(connection);
    // Noted all at once below.
    await connection.query('alter table listings disable trigger user');
    await connection.query(insertListings(from, count));
    await connection.query('alter table listings enable trigger user');
    await connection.query('analyze');
    await connection.query(
      'select refresh_searched_listings(array_agg(id)) from listings where id > (select coalesce(max(id), 0) from listing_words)',
    );
    await connection.query('vacuum analyze');
  } finally {
    connection.release(true);
  }
}

const insertListings = (from: number, count: number): string => `
  with syllables as (select array['ka','mo','ne','sa','bi','tu','re','lo'] as parts),
  vocabulary as (select array_agg(parts[1 + i / 512] || parts[1 + i / 64 % 8] || parts[1 + i / 8 % 8] || parts[1 + i % 8] || 'n' order by i) as words
    from syllables, generate_series(0, 4095) i),
  drawn as (select n, ${oneOf('trade', 24)} as trade, ${oneOf('agent', 3000)} as agent, ${oneOf('district', 96)} as district,
    10 ^ (4.3 + 2.7 * ${chance('price')}) as price, words from generate_series(${from} + 1, ${from + count}) n, vocabulary)
  insert into listings (_status, listing_number, slug, title, summary, description, status, kind, category, subcategory, location,
    region_id, district, office_id, agent_id, asking_price, down_payment, discretionary_earnings, total_sales, employees,
    year_established, franchisee_operation, relocatable, real_estate_available, real_estate_included, lender_prequalified, listed_at)
  select 'published', 'N-' || n, 'listing-' || n,
    words[${oneOf('first', 90)}] || ' trade ' || trade || ' town ' || district, 'A business of trade ' || trade || ' ' || words[${oneOf('summary', 500)}],
    ${words},
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
  from drawn`;
