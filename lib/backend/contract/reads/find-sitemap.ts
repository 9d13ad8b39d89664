import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import type { SitemapEntry, SitemapKind, SitemapPart } from '@/lib/backend/contract/generated/resolvers';
import { clientError } from '@/lib/backend/contract/limits/client-error';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { queryAcross } from '@/lib/backend/contract/reads/query-rows';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { sitemapKinds, writtenFor } from '@/lib/backend/contract/reads/sitemap-kinds';
import type { Locale } from '@/schemas/locale';

/** In the order in which they are told. */
const kinds = [
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

/** How many ids a part spans, and so how many addresses it has at most. */
const span = listSizes['Query.sitemap'];
const lastPart = Math.floor((2 ** 31 - 1) / span);

const slug = z.string().nullable().default(null);
const partRow = z.object({ number: z.number(), updated_at: z.coerce.date() });
const entryRow = z.object({
  ...{ route: slug, slug, template_slug: slug, tribe_slug: slug, tribe_state_slug: slug, agent_slug: slug },
  updated_at: z.coerce.date(),
});

/** Whether a record is of a part; as its index says it, where there is one. */
const inPart = (kind: SitemapKind, number: SQL): SQL =>
  sitemapKinds[kind].isInParts
    ? sql`(one.id - 1) / ${sql.raw(String(span))} = ${number} - 1`
    : sql`one.id between (${number} - 1) * ${sql.raw(String(span))} + 1 and ${number} * ${sql.raw(String(span))}`;

/** The parts of every kind that have addresses in a language, each with its newest change. */
export async function findSitemapParts(reading: Reading, locale: Locale): Promise<SitemapPart[]> {
  const found = kinds.map(async (kind): Promise<SitemapPart[]> => {
    const { collections, from, where } = sitemapKinds[kind];
    const rows = await queryAcross(
      reading,
      collections,
      // Stretch by stretch, each by the index: grouped, a million times would be sorted.
      sql`select number, newest.updated_at
        from generate_series(1, (select coalesce(max(one.id), 0) / ${sql.raw(String(span))} + 1 from ${from})) as number
        cross join lateral (select max(one.updated_at) as updated_at from ${from}
          where ${inPart(kind, sql`number`)} and ${where} and ${writtenFor(sitemapKinds[kind], locale)}) newest
        where newest.updated_at is not null order by number`,
      partRow,
    );
    return rows.map(({ number, updated_at }) => ({ kind, number, updated_at: updated_at.toISOString() }));
  });
  return (await Promise.all(found)).flat().slice(0, listSizes['Query.sitemapParts']);
}

/** The addresses of one part, in the order of their ids. @throws for a part that there can never be. */
export async function findSitemap(
  reading: Reading,
  kind: SitemapKind,
  locale: Locale,
  number: number,
): Promise<SitemapEntry[]> {
  if (number < 1 || number > lastPart) throw clientError(`number must lie between 1 and ${lastPart}.`);
  const { collections, from, where, columns, path } = sitemapKinds[kind];
  const rows = await queryAcross(
    reading,
    collections,
    sql`select one.slug, one.updated_at ${columns ? sql`, ${columns}` : sql``} from ${from}
      where ${inPart(kind, sql`${number}::int`)} and ${where} and ${writtenFor(sitemapKinds[kind], locale)} order by one.id`,
    entryRow,
  );
  return rows.flatMap(({ updated_at, ...one }) => {
    const found = path(one);
    return found === null ? [] : [{ path: found, updated_at: updated_at.toISOString() }];
  });
}
