import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** Copies offices, people, listings and posts up to a hundred each, with their own relations. */
export async function multiply(payload: Payload): Promise<void> {
  const run = (query: ReturnType<typeof sql>) => payload.db.drizzle.execute(query);
  await run(sql`insert into offices (_status, name, slug, status, region_id, locality, country, latitude, longitude)
    select 'published', 'Office ' || n, 'office-' || n, 'Active', (select min(id) + n % 2 from regions), 'Town', 'GH', 5 + n / 100.0, -1
    from generate_series(1, 98) n`);
  await run(sql`insert into offices_tribe_types ("order", parent_id, value)
    select 1, id, 'office' from offices where slug like 'office-%'`);
  await run(sql`insert into people (_status, first_name, last_name, scope, office_id, show_on_website, is_agent, slug, avatar_id)
    select 'published', 'Agent', 'Of ' || slug, 'office', id, true, true, 'agent-of-' || slug, (select min(id) from media)
    from offices where slug like 'office-%'`);
  await run(
    sql`insert into menus (_status, name, scope, office_id) select 'published', 'header', 'office', id from offices where slug like 'office-%'`,
  );
  await run(sql`insert into listings (_status, listing_number, slug, title, summary, description, status, kind, category,
      location, region_id, office_id, agent_id, listed_at)
    select 'published', 'N-' || o.id, 'listing-' || o.id, 'T', 'S', 'D', 'active', 'business', 'C', 'L', o.region_id, o.id, p.id, now()
    from offices o join people p on p.office_id = o.id where o.slug like 'office-%'`);
  await run(sql`insert into listings_rels ("order", parent_id, path, media_id)
    select 1, id, 'images', (select min(id) from media) from listings where slug like 'listing-%'`);
  await run(sql`insert into posts (slug, scope, category, author_id, published_at, image_id, _status)
    select 'post-' || id, 'network', 'C', id, now(), (select min(id) from media), 'published' from people where slug like 'agent-of-%'`);
  await run(sql`insert into posts_locales (title, excerpt, body, _locale, _parent_id)
    select 'T', 'E', 'B', 'en-GH', id from posts where slug like 'post-%'`);
}
