import { sql } from '@payloadcms/db-postgres/drizzle';
import { check } from '@payloadcms/db-postgres/drizzle/pg-core';

/** Tables whose rows are the network's or an office's. */
export const ownedTables = [
  'website_sections',
  'menus',
  'posts',
  'reviews',
  'sale_stories',
  'redirects',
  'templates',
  'media',
  'people',
] as const;

/** The owner is the one that `scope` names, and no other. `is true`: null would pass. */
export function ownerCheck(table: string) {
  const name = `${table}_owner_is_stated`;
  return { [name]: check(name, sql`((scope = 'office') = (office_id is not null)) is true`) };
}

/** A listing is an office's; one that is a draft may not say yet whose. */
export function listingOwnerCheck() {
  const name = 'listings_owner_is_stated';
  return { [name]: check(name, sql`(_status = 'draft' or office_id is not null) is true`) };
}

/** As `ownerCheck`, for pages, which may also be an agent's own. */
export function pageOwnerCheck() {
  const name = 'pages_owner_is_stated';
  const fits = sql`((scope = 'office') = (office_id is not null) and (scope = 'agent') = (agent_id is not null)) is true`;
  return { [name]: check(name, fits) };
}
