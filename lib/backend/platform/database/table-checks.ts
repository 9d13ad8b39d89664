import { sql } from '@payloadcms/db-postgres/drizzle';
import { check } from '@payloadcms/db-postgres/drizzle/pg-core';

/** Tables whose rows belong to the network or to an office. */
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

/**
 * The owner is the one that `scope` names, and no other. A check constraint passes for null, hence `is
 * true`.
 */
export function ownerCheck(table: string) {
  const name = `${table}_owner_is_stated`;
  return { [name]: check(name, sql`((scope = 'office') = (office_id is not null)) is true`) };
}

/** A listing belongs to an office; a draft may have none yet. */
export function listingOwnerCheck() {
  const name = 'listings_owner_is_stated';
  return { [name]: check(name, sql`(_status = 'draft' or office_id is not null) is true`) };
}

/** Like `ownerCheck`, for pages, which an agent may own as well. */
export function pageOwnerCheck() {
  const name = 'pages_owner_is_stated';
  const condition = sql`((scope = 'office') = (office_id is not null) and (scope = 'agent') = (agent_id is not null)) is true`;
  return { [name]: check(name, condition) };
}
