import { sql } from '@payloadcms/db-postgres/drizzle';
import { check } from '@payloadcms/db-postgres/drizzle/pg-core';
import { type PageSlug, routesWith } from '@/lib/routes/page-slugs';

const slugCondition = (field: PageSlug): string =>
  `(coalesce(${field}, '') = '' or route in (${routesWith(field)
    .map((name) => `'${name}'`)
    .join(', ')}))`;

/** A page has a slug only if its route has a parameter for it; otherwise the page would be unreachable. */
export function addressCheck() {
  const name = 'pages_address_fits';
  return { [name]: check(name, sql.raw(`${slugCondition('slug')} and ${slugCondition('template_slug')}`)) };
}
