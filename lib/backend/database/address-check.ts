import { sql } from '@payloadcms/db-postgres/drizzle';
import { check } from '@payloadcms/db-postgres/drizzle/pg-core';
import { type PageSlug, routesWith } from '@/lib/routes/page-slugs';

const fits = (field: PageSlug): string =>
  `(coalesce(${field}, '') = '' or route in (${routesWith(field)
    .map((name) => `'${name}'`)
    .join(', ')}))`;

/** A page has a slug where its route has room for one only: elsewhere it would not be found. */
export function addressCheck() {
  const name = 'pages_address_fits';
  return { [name]: check(name, sql.raw(`${fits('slug')} and ${fits('template_slug')}`)) };
}
