import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { SitemapEntry, SitemapKind, SitemapPart } from '@/lib/backend/contract/generated/resolvers';
import { listSizes } from '@/lib/backend/contract/limits/request-limits';
import { createClientError } from '@/lib/backend/platform/client-error';
import { listedCondition } from '@/lib/backend/platform/database/listing-orders';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { queryCollections } from '@/lib/backend/platform/reads/sql-queries';
import { contentLocale } from '@/lib/i18n/locales';
import { isReadableIn } from '@/lib/i18n/same-language';
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
import { standardPages } from '@/lib/routes/standard-pages';
import type { PublicCollection } from '@/schemas/dependency';
import type { Locale } from '@/schemas/locale';

/** The values that determine the path of a record; for most records only the slug. */
export type SitemapRow = Omit<PageAddress, 'route'> & { route: string | null };

type SitemapSource = {
  /** The collections that the addresses depend on. */
  collections: readonly PublicCollection[];
  /** The FROM clause; the records have the alias `record`. */
  from: SQL;
  /** The condition for records that are public. */
  where: SQL;
  /** The columns of `SitemapRow` that the path needs in addition to the slug. */
  columns?: SQL;
  path: (row: SitemapRow) => string | null;
  /** True when an index covers the records of each part (`listings_by_part`), because there are many. */
  hasPartIndex?: true;
  /**
   * The table of translations, the text column that makes a record count as translated, and the id of the
   * translated record unless it is the record's own; undefined for records with one language.
   */
  translations?: { table: SQL; text: SQL; ownerId?: SQL };
};

const isPublished = sql`record._status = 'published'`;
const isOfficeActive = sql`office._status = 'published' and office.status = 'Active'`;
const joinOffice = sql`left join offices office on office.id = record.office_id left join regions region on region.id = office.region_id`;
const pathFromSlug = (toPath: (slug: string) => string) => (row: SitemapRow) =>
  row.slug ? toPath(row.slug) : null;
const isPublicListing = sql.raw(listedCondition);

const isActiveOffice = sql`${isPublished} and record.status = 'Active'`;
const isVisibleAgent = sql`${isPublished} and record.show_on_website and record.is_agent and record.slug is not null`;

/** Joins the network's pages that exist for every office or agent. */
const createSharedPagesJoin = (scope: 'office' | 'agent'): SQL => {
  const routes = sql.join(
    standardPages(scope).map((route) => sql`${route}`),
    sql`, `,
  );
  return sql`join pages page on page.scope = 'network' and page.route::text in (${routes})`;
};

/**
 * The shared page is published, and the owner has no page that overrides it; the kind `pages` lists such pages.
 */
const createNoOverrideCondition = (
  scope: 'office' | 'agent',
): SQL => sql`page._status = 'published' and not coalesce(page.noindex, false)
  and not exists (select from pages override where override.route = page.route and override._status = 'published'
    and override.${sql.raw(scope)}_id = record.id)`;

const sharedPageSource = {
  path: ({ route, ...address }: SitemapRow) => pagePath({ ...address, slug: null, route: route ?? '' }),
  translations: { table: sql`pages_locales`, text: sql`blocks`, ownerId: sql`page.id` },
};

/** Routes of pages that show a record: their addresses are listed with the records. */
const recordHomeRoutes = sql.join(
  Object.values(recordHomes).map((route) => sql`${route}`),
  sql`, `,
);

/**
 * The queries of each kind. Their conditions match the records that the collections' access control makes
 * public.
 */
const sitemapKinds: Readonly<Record<SitemapKind, SitemapSource>> = {
  pages: {
    collections: ['pages', 'offices', 'regions', 'people'],
    from: sql`pages record ${joinOffice} left join people agent on agent.id = record.agent_id`,
    where: sql`${isPublished} and not coalesce(record.noindex, false) and (record.office_id is null or (${isOfficeActive}))
      and (record.agent_id is null or (agent._status = 'published' and agent.show_on_website and agent.is_agent))
      and record.route not in (${recordHomeRoutes})`,
    columns: sql`record.route, record.template_slug, office.slug as tribe_slug, region.slug as tribe_state_slug,
      agent.slug as agent_slug`,
    path: ({ route, ...address }) => pagePath({ ...address, route: route ?? '' }),
    translations: { table: sql`pages_locales`, text: sql`blocks` },
  },
  regions: {
    collections: ['regions', 'offices'],
    from: sql`regions record`,
    // Includes regions without offices: their page exists and says so.
    where: sql`true`,
    path: pathFromSlug(regionPath),
  },
  offices: {
    collections: ['offices', 'regions'],
    from: sql`offices record join regions region on region.id = record.region_id`,
    where: isActiveOffice,
    columns: sql`region.slug as tribe_state_slug`,
    path: ({ slug, tribe_state_slug: state }) => (slug && state ? officePath(state, slug) : null),
  },
  office_pages: {
    ...sharedPageSource,
    collections: ['offices', 'regions', 'pages'],
    from: sql`offices record join regions region on region.id = record.region_id ${createSharedPagesJoin('office')}`,
    where: sql`${isActiveOffice} and ${createNoOverrideCondition('office')}`,
    columns: sql`page.route, record.slug as tribe_slug, region.slug as tribe_state_slug`,
  },
  agents: {
    collections: ['people'],
    from: sql`people record`,
    where: isVisibleAgent,
    path: pathFromSlug(agentPath),
  },
  agent_pages: {
    ...sharedPageSource,
    collections: ['people', 'pages'],
    from: sql`people record ${createSharedPagesJoin('agent')}`,
    where: sql`${isVisibleAgent} and ${createNoOverrideCondition('agent')}`,
    columns: sql`page.route, record.slug as agent_slug`,
  },
  listings: {
    collections: ['listings'],
    from: sql`listings record`,
    where: sql`${isPublicListing} and record.status <> 'sold'`,
    hasPartIndex: true,
    path: pathFromSlug(listingPath),
  },
  sold: {
    collections: ['listings'],
    from: sql`listings record`,
    where: sql`${isPublicListing} and record.status = 'sold'`,
    hasPartIndex: true,
    path: pathFromSlug(listingPath),
  },
  posts: {
    collections: ['posts'],
    from: sql`posts record`,
    where: sql`${isPublished} and record.published_at <= now()`,
    path: pathFromSlug(postPath),
    translations: { table: sql`posts_locales`, text: sql`body` },
  },
};

/**
 * The condition that a record has a translation in a locale, or is of a kind with one language for all its
 * regions.
 */
function createTranslationCondition({ translations }: SitemapSource, locale: Locale): SQL {
  if (!translations) return isReadableIn(locale, [contentLocale]) ? sql`true` : sql`false`;
  return sql`exists (select from ${translations.table} translation where translation._parent_id = ${translations.ownerId ?? sql`record.id`}
    and translation._locale::text = ${locale} and translation.title is not null and translation.${translations.text} is not null)`;
}

/** The kinds in the order of the sitemap index. */
const sitemapKindOrder = [
  'pages',
  'regions',
  'offices',
  'office_pages',
  'agents',
  'agent_pages',
  'listings',
  'sold',
  'posts',
] as const satisfies readonly SitemapKind[];

/** The number of ids in a part, and therefore its maximum number of addresses. */
const IDS_PER_PART = listSizes['Query.sitemap'];
const MAX_PART_NUMBER = Math.floor((2 ** 31 - 1) / IDS_PER_PART);

const slug = z.string().nullable().default(null);
const partRow = z.object({ number: z.number(), updated_at: z.coerce.date() });
const entryRow = z.object({
  ...{ route: slug, slug, template_slug: slug, tribe_slug: slug, tribe_state_slug: slug, agent_slug: slug },
  updated_at: z.coerce.date(),
});

/** The condition for records of a part, written like its index where there is one. */
const createPartCondition = (kind: SitemapKind, number: SQL): SQL =>
  sitemapKinds[kind].hasPartIndex
    ? sql`(record.id - 1) / ${sql.raw(String(IDS_PER_PART))} = ${number} - 1`
    : sql`record.id between (${number} - 1) * ${sql.raw(String(IDS_PER_PART))} + 1 and ${number} * ${sql.raw(String(IDS_PER_PART))}`;

/** The parts of every kind that have addresses in a locale, each with its latest change. */
export async function findSitemapParts(context: ReadContext, locale: Locale): Promise<SitemapPart[]> {
  const parts = sitemapKindOrder.map(async (kind): Promise<SitemapPart[]> => {
    const { collections, from, where } = sitemapKinds[kind];
    const rows = await queryCollections(
      context,
      collections,
      // One index lookup for each range of ids: grouping would sort a million timestamps.
      sql`select number, newest.updated_at
        from generate_series(1, (select coalesce(max(record.id), 0) / ${sql.raw(String(IDS_PER_PART))} + 1 from ${from})) as number
        cross join lateral (select max(record.updated_at) as updated_at from ${from}
          where ${createPartCondition(kind, sql`number`)} and ${where} and ${createTranslationCondition(sitemapKinds[kind], locale)}) newest
        where newest.updated_at is not null order by number`,
      partRow,
    );
    return rows.map(({ number, updated_at }) => ({ kind, number, updated_at: updated_at.toISOString() }));
  });
  return (await Promise.all(parts)).flat().slice(0, listSizes['Query.sitemapParts']);
}

/**
 * The addresses of one part, ordered by id.
 * @throws for a part number that cannot exist.
 */
export async function findSitemap(
  context: ReadContext,
  kind: SitemapKind,
  locale: Locale,
  number: number,
): Promise<SitemapEntry[]> {
  if (number < 1 || number > MAX_PART_NUMBER)
    throw createClientError(`number must lie between 1 and ${MAX_PART_NUMBER}.`);
  const { collections, from, where, columns, path } = sitemapKinds[kind];
  const rows = await queryCollections(
    context,
    collections,
    sql`select record.slug, record.updated_at ${columns ? sql`, ${columns}` : sql``} from ${from}
      where ${createPartCondition(kind, sql`${number}::int`)} and ${where} and ${createTranslationCondition(sitemapKinds[kind], locale)} order by record.id`,
    entryRow,
  );
  return rows.flatMap(({ updated_at, ...row }) => {
    const entryPath = path(row);
    return entryPath === null ? [] : [{ path: entryPath, updated_at: updated_at.toISOString() }];
  });
}
