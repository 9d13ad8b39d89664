import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { SitemapEntry, SitemapKind, SitemapPart } from '@/lib/backend/contract/generated/resolvers';
import { clientError } from '@/lib/backend/contract/client-error';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { queryCollections } from '@/lib/backend/contract/reads/sql-queries';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import { sitemapKinds, translationCondition } from '@/lib/backend/contract/reads/sitemap-kinds';
import type { Locale } from '@/schemas/locale';

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
const partCondition = (kind: SitemapKind, number: SQL): SQL =>
  sitemapKinds[kind].hasPartIndex
    ? sql`(one.id - 1) / ${sql.raw(String(IDS_PER_PART))} = ${number} - 1`
    : sql`one.id between (${number} - 1) * ${sql.raw(String(IDS_PER_PART))} + 1 and ${number} * ${sql.raw(String(IDS_PER_PART))}`;

/** The parts of every kind that have addresses in a locale, each with its latest change. */
export async function findSitemapParts(context: ReadContext, locale: Locale): Promise<SitemapPart[]> {
  const parts = sitemapKindOrder.map(async (kind): Promise<SitemapPart[]> => {
    const { collections, from, where } = sitemapKinds[kind];
    const rows = await queryCollections(
      context,
      collections,
      // One index lookup for each range of ids: grouping would sort a million timestamps.
      sql`select number, newest.updated_at
        from generate_series(1, (select coalesce(max(one.id), 0) / ${sql.raw(String(IDS_PER_PART))} + 1 from ${from})) as number
        cross join lateral (select max(one.updated_at) as updated_at from ${from}
          where ${partCondition(kind, sql`number`)} and ${where} and ${translationCondition(sitemapKinds[kind], locale)}) newest
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
  if (number < 1 || number > MAX_PART_NUMBER) throw clientError(`number must lie between 1 and ${MAX_PART_NUMBER}.`);
  const { collections, from, where, columns, path } = sitemapKinds[kind];
  const rows = await queryCollections(
    context,
    collections,
    sql`select one.slug, one.updated_at ${columns ? sql`, ${columns}` : sql``} from ${from}
      where ${partCondition(kind, sql`${number}::int`)} and ${where} and ${translationCondition(sitemapKinds[kind], locale)} order by one.id`,
    entryRow,
  );
  return rows.flatMap(({ updated_at, ...one }) => {
    const entryPath = path(one);
    return entryPath === null ? [] : [{ path: entryPath, updated_at: updated_at.toISOString() }];
  });
}
