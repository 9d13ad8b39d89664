import { sql } from '@payloadcms/db-postgres/drizzle';
import { check } from '@payloadcms/db-postgres/drizzle/pg-core';

/**
 * A menu entry has only the target that `leads_to` names; a missing target is rejected when the menu is
 * published.
 */
export function targetCheck(table: string) {
  const name = `${table}_one_target`;
  const condition = sql`num_nonnulls(page_id, office_id, region_id, agent_id, listing_id, post_id, url)
    = case leads_to when 'page' then num_nonnulls(page_id) when 'office' then num_nonnulls(office_id)
      when 'region' then num_nonnulls(region_id) when 'agent' then num_nonnulls(agent_id)
      when 'listing' then num_nonnulls(listing_id) when 'post' then num_nonnulls(post_id)
      when 'url' then num_nonnulls(url) else 0 end`;
  return { [name]: check(name, condition) };
}
