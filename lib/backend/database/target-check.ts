import { sql } from '@payloadcms/db-postgres/drizzle';
import { check } from '@payloadcms/db-postgres/drizzle/pg-core';

/** An entry of a menu leads to one thing: the one that `leads_to` names. */
export function targetCheck(table: string) {
  const name = `${table}_one_target`;
  const fits = sql`num_nonnulls(page_id, office_id, region_id, agent_id, listing_id, post_id, url) = 1
    and case leads_to when 'page' then page_id is not null when 'office' then office_id is not null
      when 'region' then region_id is not null when 'agent' then agent_id is not null
      when 'listing' then listing_id is not null when 'post' then post_id is not null else url is not null end`;
  return { [name]: check(name, fits) };
}
