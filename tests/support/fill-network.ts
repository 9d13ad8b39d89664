type Connection = { query: (text: string) => Promise<unknown> };

/** Inserts 16 regions of 6 districts, 1,000 offices and 3,000 agents. */
export async function insertNetwork(connection: Connection): Promise<void> {
  await connection.query(`insert into regions (name, slug, code, latitude, longitude)
    select 'Region ' || n, 'region-' || n, 'GH-' || n, 5 + n / 4.0, 0 from generate_series(1, 16) n`);
  await connection.query(`insert into regions_districts (_order, _parent_id, id, name, slug, latitude, longitude)
    select 1 + (n - 1) % 6, 1 + (n - 1) / 6, n, 'District ' || n, 'district-' || n, 5 + (1 + (n - 1) / 6) / 4.0, (n % 6) / 5.0
    from generate_series(1, 96) n`);
  await connection.query(`insert into offices (_status, name, slug, status, region_id, locality, country, latitude, longitude)
    select 'published', 'Office ' || n, 'office-' || n, 'Active', 1 + n % 16, 'Town', 'GH', 5 + n / 1000.0, -1
    from generate_series(1, 1000) n`);
  await connection.query(`insert into people (_status, first_name, last_name, scope, office_id, show_on_website, is_agent, slug)
    select 'published', 'Agent', n::text, 'office', 1 + n % 1000, true, true, 'agent-' || n from generate_series(1, 3000) n`);
}
