import { sql } from '@payloadcms/db-postgres/drizzle';
import { check } from '@payloadcms/db-postgres/drizzle/pg-core';
import { type PageSlug, routesWith } from '@/lib/routes/page-slugs';

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
  const name = `${table}_owner_check`;
  return { [name]: check(name, sql`((scope = 'office') = (office_id is not null)) is true`) };
}

/** A listing belongs to an office; a draft may have none yet. */
export function listingOwnerCheck() {
  const name = 'listings_owner_check';
  return { [name]: check(name, sql`(_status = 'draft' or office_id is not null) is true`) };
}

/** Like `ownerCheck`, for pages, which an agent may own as well. */
export function pageOwnerCheck() {
  const name = 'pages_owner_check';
  const condition = sql`((scope = 'office') = (office_id is not null) and (scope = 'agent') = (agent_id is not null)) is true`;
  return { [name]: check(name, condition) };
}

const slugCondition = (field: PageSlug): string =>
  `(coalesce(${field}, '') = '' or route in (${routesWith(field)
    .map((name) => `'${name}'`)
    .join(', ')}))`;

/** A page has a slug only if its route has a parameter for it; otherwise the page would be unreachable. */
export function addressCheck() {
  const name = 'pages_address_check';
  return { [name]: check(name, sql.raw(`${slugCondition('slug')} and ${slugCondition('template_slug')}`)) };
}

/** A published sale story names who consented to it, and when. */
export function consentCheck() {
  const name = 'sale_stories_consent_check';
  const condition = sql`(_status = 'draft' or (consent_by is not null and consent_at is not null)) is true`;
  return { [name]: check(name, condition) };
}

/**
 * A menu entry has only the target that `link_type` names; a missing target is rejected when the menu is
 * published.
 */
export function targetCheck(table: string) {
  const name = `${table}_one_target`;
  const condition = sql`num_nonnulls(page_id, office_id, region_id, agent_id, listing_id, post_id, url)
    = case link_type when 'page' then num_nonnulls(page_id) when 'office' then num_nonnulls(office_id)
      when 'region' then num_nonnulls(region_id) when 'agent' then num_nonnulls(agent_id)
      when 'listing' then num_nonnulls(listing_id) when 'post' then num_nonnulls(post_id)
      when 'url' then num_nonnulls(url) else 0 end`;
  return { [name]: check(name, condition) };
}
