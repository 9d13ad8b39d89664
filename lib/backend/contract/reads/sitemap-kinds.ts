import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { SitemapKind } from '@/lib/backend/contract/generated/resolvers';
import { listedCondition } from '@/lib/backend/database/listing-orders';
import { contentLocale } from '@/lib/i18n/locales';
import { isWrittenFor } from '@/lib/i18n/same-language';
import {
  agentPath,
  listingPath,
  officePath,
  type PageAddress,
  pagePath,
  postPath,
  regionPath,
} from '@/lib/routes/record-paths';
import { recordHomes } from '@/lib/routes/record-routes';
import { standingPages } from '@/lib/routes/standing-pages';
import type { Shown } from '@/schemas/dependency';
import type { Locale } from '@/schemas/locale';

/** What decides where a record stands; of most, its slug only. */
export type Addressed = Omit<PageAddress, 'route'> & { route: string | null };

type Kind = {
  /** What the addresses depend on. */
  collections: readonly Shown[];
  /** The tables; the records themselves are `one`. */
  from: SQL;
  /** Which of them the public finds. */
  where: SQL;
  /** Beside the slug, what an address is made of, by its name in `Addressed`. */
  columns?: SQL;
  path: (one: Addressed) => string | null;
  /** There are so many that an index holds those of each part (`listings_by_part`). */
  isInParts?: true;
  /** The table of its languages, the text that makes it written in one, and whose they are unless the record's own; left out where a record has one language. */
  written?: { table: SQL; text: SQL; of?: SQL };
};

const published = sql`one._status = 'published'`;
const ofOffice = sql`office._status = 'published' and office.status = 'Active'`;
const withOffice = sql`left join offices office on office.id = one.office_id left join regions region on region.id = office.region_id`;
const bySlug = (toPath: (slug: string) => string) => (one: Addressed) => (one.slug ? toPath(one.slug) : null);
const listed = sql.raw(listedCondition);

const activeOffice = sql`${published} and one.status = 'Active'`;
const shownAgent = sql`${published} and one.show_on_website and one.is_agent and one.slug is not null`;

/** The network's pages that stand at each of an owner's kind. */
const standing = (scope: 'office' | 'agent'): SQL => {
  const routes = sql.join(
    standingPages(scope).map((route) => sql`${route}`),
    sql`, `,
  );
  return sql`join pages page on page.scope = 'network' and page.route::text in (${routes})`;
};

/** Where they are found: nobody made a page of their own instead, which is told among the pages. */
const shownAt = (
  scope: 'office' | 'agent',
): SQL => sql`page._status = 'published' and not coalesce(page.noindex, false)
  and not exists (select from pages own where own.route = page.route and own._status = 'published'
    and own.${sql.raw(scope)}_id = one.id)`;

const eachOf = {
  path: ({ route, ...address }: Addressed) => pagePath({ ...address, slug: null, route: route ?? '' }),
  written: { table: sql`pages_locales`, text: sql`blocks`, of: sql`page.id` },
};

/** Their addresses are those of the records. */
const homes = sql.join(
  Object.values(recordHomes).map((route) => sql`${route}`),
  sql`, `,
);

/** How the records of each kind are found, which are those that the collections' access shows to everybody. */
export const sitemapKinds: Readonly<Record<SitemapKind, Kind>> = {
  pages: {
    collections: ['pages', 'offices', 'regions', 'people'],
    from: sql`pages one ${withOffice} left join people agent on agent.id = one.agent_id`,
    where: sql`${published} and not coalesce(one.noindex, false) and (one.office_id is null or (${ofOffice}))
      and (one.agent_id is null or (agent._status = 'published' and agent.show_on_website and agent.is_agent))
      and one.route not in (${homes})`,
    columns: sql`one.route, one.template_slug, office.slug as tribe_slug, region.slug as tribe_state_slug,
      agent.slug as agent_slug`,
    path: ({ route, ...address }) => pagePath({ ...address, route: route ?? '' }),
    written: { table: sql`pages_locales`, text: sql`blocks` },
  },
  regions: {
    collections: ['regions', 'offices'],
    from: sql`regions one`,
    // Those without an office, too: their page says so, and is there to be found.
    where: sql`true`,
    path: bySlug(regionPath),
  },
  offices: {
    collections: ['offices', 'regions'],
    from: sql`offices one join regions region on region.id = one.region_id`,
    where: activeOffice,
    columns: sql`region.slug as tribe_state_slug`,
    path: ({ slug, tribe_state_slug: state }) => (slug && state ? officePath(state, slug) : null),
  },
  office_pages: {
    ...eachOf,
    collections: ['offices', 'regions', 'pages'],
    from: sql`offices one join regions region on region.id = one.region_id ${standing('office')}`,
    where: sql`${activeOffice} and ${shownAt('office')}`,
    columns: sql`page.route, one.slug as tribe_slug, region.slug as tribe_state_slug`,
  },
  agents: {
    collections: ['people'],
    from: sql`people one`,
    where: shownAgent,
    path: bySlug(agentPath),
  },
  agent_pages: {
    ...eachOf,
    collections: ['people', 'pages'],
    from: sql`people one ${standing('agent')}`,
    where: sql`${shownAgent} and ${shownAt('agent')}`,
    columns: sql`page.route, one.slug as agent_slug`,
  },
  listings: {
    collections: ['listings'],
    from: sql`listings one`,
    where: sql`${listed} and one.status <> 'sold'`,
    isInParts: true,
    path: bySlug(listingPath),
  },
  sold: {
    collections: ['listings'],
    from: sql`listings one`,
    where: sql`${listed} and one.status = 'sold'`,
    isInParts: true,
    path: bySlug(listingPath),
  },
  posts: {
    collections: ['posts'],
    from: sql`posts one`,
    where: sql`${published} and one.published_at <= now()`,
    path: bySlug(postPath),
    written: { table: sql`posts_locales`, text: sql`body` },
  },
};

/** The condition that a record has words in a locale, or is of a kind that is written in one language for all its regions. */
export function writtenFor({ written }: Kind, locale: Locale): SQL {
  if (!written) return isWrittenFor(locale, [contentLocale]) ? sql`true` : sql`false`;
  return sql`exists (select from ${written.table} words where words._parent_id = ${written.of ?? sql`one.id`}
    and words._locale::text = ${locale} and words.title is not null and words.${written.text} is not null)`;
}
