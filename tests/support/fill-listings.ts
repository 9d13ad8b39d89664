import { sql } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Payload } from 'payload';

/** A deterministic pseudo-random SQL integer below `bound`; independent for each `seedName`. */
const chance = (seedName: string, bound: number) =>
  sql.raw(`(hashint8extended(n, ${seeds.indexOf(seedName)}) & 1048575) % ${bound}`);
const seeds = ['status', 'kind', 'category', 'agent', 'price', 'down', 'earnings', 'listed'];

/**
 * Inserts `count` listings of 1,000 offices and 3,000 agents in 16 regions; five in six are public.
 * `Category 0` is of no kind but `franchise`.
 */
export async function insertListings(payload: Payload, count: number): Promise<void> {
  // A connection of its own without the statement timeout, since so many inserts take longer.
  const connection = await payload.db.pool.connect();
  await connection.query('set statement_timeout = 0');
  // These tests need no search, and its trigger takes longer than all inserts.
  await connection.query('alter table listings disable trigger listings_inserted');
  const database = drizzle({ client: connection });
  const run = (query: ReturnType<typeof sql>) => database.execute(query);
  await run(sql`insert into regions (name, slug, code, latitude, longitude)
    select 'Region ' || n, 'region-' || n, 'GH-' || n, 5, 0 from generate_series(1, 16) n`);
  await run(sql`insert into offices (_status, name, slug, status, region_id, locality, country, latitude, longitude)
    select 'published', 'Office ' || n, 'office-' || n, 'Active', 1 + n % 16, 'Town', 'GH', 5 + n / 1000.0, -1
    from generate_series(1, 1000) n`);
  await run(sql`insert into people (_status, first_name, last_name, scope, office_id, show_on_website, is_agent, slug)
    select 'published', 'Agent', n::text, 'office', 1 + n % 1000, true, true, 'agent-' || n from generate_series(1, 3000) n`);
  await run(sql`insert into listings (_status, listing_number, slug, title, summary, description, status, kind, category,
      location, region_id, office_id, agent_id, asking_price, down_payment, discretionary_earnings, listed_at)
    select 'published', 'N-' || n, 'listing-' || n, md5(n::text), repeat('Summary. ', 20), repeat('Description. ', 60),
      (array['active','active','active','under_offer','sold','draft'])[1 + ${chance('status', 6)}]::enum_listing_state,
      (case when ${chance('category', 24)} = 0 then 'franchise'
        else (array['business','business','franchise','pro'])[1 + ${chance('kind', 4)}] end)::enum_listings_kind,
      'Category ' || ${chance('category', 24)}, 'Town', 1 + (1 + ${chance('agent', 3000)} % 1000) % 16,
      1 + ${chance('agent', 3000)} % 1000, 1 + ${chance('agent', 3000)},
      case when n % 10 = 0 then null else ${chance('price', 1_000_000)} * 100 end,
      case when n % 3 = 0 then null else ${chance('down', 100_000)} * 100 end,
      case when n % 4 = 0 then null else ${chance('earnings', 100_000)} * 100 end,
      timestamptz '2026-11-22' - ${chance('listed', 1_000_000)} * interval '4 minutes'
    from generate_series(1, ${count}) n`);
  await connection.query('alter table listings enable trigger listings_inserted');
  await run(sql`vacuum analyze`);
  connection.release(true);
}
