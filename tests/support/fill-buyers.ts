import type { Payload } from 'payload';

/** A deterministic pseudo-random SQL number in [0, 1); independent for each `seedName`. */
const chance = (seedName: string): string =>
  `((hashtextextended('${seedName}', n) & 1048575) / 1048576.0::float8)`;

const bounds = (name: string, min: string, max: string) => `${min} as ${name}_min, ${max} as ${name}_max`;
const anyRange = (name: string) => bounds(name, '-1', '9007199254740991');

/**
 * Inserts buyers with preferences, and a saved search for every third one, for the listings of
 * `insertSearchableListings`. Three in four name one to three regions, nine in ten one to three trades (a quarter of them
 * by subcategory), and two in three a price range; a third of the
 * searches restrict the kind as well.
 */
export async function insertBuyers(payload: Payload, count: number): Promise<void> {
  const connection = await payload.db.pool.connect();
  try {
    await connection.query('set statement_timeout = 0');
    await connection.query(`insert into buyers (status, email, first_name, last_name, language, weekly_mail, preferences)
      select 'active', 'buyer-' || n || '@example.com', 'Ama', 'Mensah', 'en-GH', true, '{}' from generate_series(1, ${count}) n`);
    await connection.query(`insert into saved_searches (buyer_id, name, query, frequency)
      select id, 'Search', 'price_max=' || id, 'weekly' from buyers where id % 3 = 0`);
    await connection.query(insertCriteria);
    await connection.query('analyze buyers, saved_searches, buyer_criteria');
    await connection.query('vacuum buyer_criteria');
  } finally {
    connection.release(true);
  }
}

const trades = `(select array_agg(distinct category order by category) from listings)`;
const subcategories = `(select array_agg(distinct subcategory order by subcategory) from listings where subcategory is not null)`;
const regionSlugs = `(select array_agg(slug order by slug) from regions)`;

const insertCriteria = `
  with lists as materialized (select ${trades} as trades, ${subcategories} as subcategories, ${regionSlugs} as regions),
  owners as (select id as buyer_id, null::int as search_id, id::bigint as n from buyers
    union all select buyer_id, id, -id::bigint from saved_searches),
  drawn as (select owners.*, lists.*, 10 ^ (4.5 + 2.3 * ${chance('price')}) * 100 as price from owners, lists),
  expanded as (
    select buyer_id, search_id, n, price, r.region, t.trade from drawn,
    lateral (select distinct case when ${chance('any region')} < 0.25 then '' else
      regions[1 + ((hashtextextended('region', n * 7 + k) & 1048575) % array_length(regions, 1))::int] end as region
      from generate_series(1, 1 + floor(3 * ${chance('regions')})::int) k) r,
    lateral (select distinct case when ${chance('any trade')} < 0.1 then '' when ${chance('sub')} < 0.25 then 'subcategory:' ||
      subcategories[1 + ((hashtextextended('sub', n * 7 + k) & 1048575) % array_length(subcategories, 1))::int] else 'category:' ||
      trades[1 + ((hashtextextended('trade', n * 7 + k) & 1048575) % array_length(trades, 1))::int] end as trade
      from generate_series(1, 1 + floor(3 * ${chance('trades')})::int) k) t)
  insert into buyer_criteria
    select buyer_id, search_id, region, trade,
      ${bounds('price', `case when ${chance('priced')} < 0.67 then (price / 3)::bigint else -1 end`, `case when ${chance('priced')} < 0.67 then price::bigint else 9007199254740991 end`)},
      ${anyRange('down_payment')},
      ${bounds('sde', `case when ${chance('sde')} < 0.3 then (price / 8)::bigint else -1 end`, '9007199254740991')},
      ${anyRange('sales')}, ${anyRange('employees')}, ${anyRange('established')},
      null, null, null, case when search_id is not null and ${chance('kind')} < 0.3 then array['business', 'franchise'] end,
      array['active', 'under_offer'], 0, search_id is not null and ${chance('kind')} < 0.3
    from expanded`;
