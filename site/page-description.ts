import { readRecordFacts } from '@/adapters/discovery/record-facts.source';
import { pageSources } from '@/adapters/page-sources';
import { toTrail } from '@/adapters/site/to-trail';
import { canonicalPath } from '@/lib/discovery/canonical-path';
import { canonicalLocale, writtenLocales } from '@/lib/discovery/page-languages';
import type { DescribedPage } from '@/lib/discovery/page-metadata';
import type { RecordFacts } from '@/lib/discovery/record-facts';
import type { PageGraphInput } from '@/lib/discovery/structured-data/page-graph';
import { createTranslate } from '@/lib/i18n/translate';
import { type Composition, findPage } from '@/lib/publish/compose-page';
import { isPersonal } from '@/lib/routes/query-variant';
import type { Locale } from '@/schemas/locale';

/** The page at an address, with the record details that its metadata and structured data are built from. */
export type PageWithFacts = { composition: Composition; facts: RecordFacts | null };

/**
 * Null when there is no page at the address. Pages that respond to a visitor's query are `noindex` and have
 * no facts. @throws when a source fails.
 */
export async function findPageWithFacts(
  locale: Locale,
  path: string,
  query: URLSearchParams | null = null,
): Promise<PageWithFacts | null> {
  const composition = await findPage(pageSources, locale, path, query);
  if (!composition) return null;
  if (query && composition.status === 'page')
    return { composition: { ...composition, page: { ...composition.page, noindex: true } }, facts: null };
  const isPage = composition.status === 'page' && !composition.page.noindex;
  return { composition, facts: isPage ? await readRecordFacts(path, locale) : null };
}

type DescribableComposition = Extract<Composition, { status: 'page' | 'not-found' }>;

export function toDescribedPage(
  { page, names, recordDescription, path, context, status }: DescribableComposition,
  facts: RecordFacts | null,
): DescribedPage {
  const { locale, searchParams } = context;
  return {
    page,
    names,
    recordDescription,
    path,
    locale,
    isFound: status === 'page',
    facts,
    searchParams: indexableSearchParams(searchParams),
  };
}

/**
 * The query as part of the canonical address: a shared search has an address of its own, figures from a form
 * do not.
 */
const indexableSearchParams = (searchParams: URLSearchParams | null) =>
  searchParams && !isPersonal(searchParams) ? searchParams : null;

/**
 * The page for structured data, in the language in which its canonical address is written. Null for pages
 * that search engines must ignore.
 */
export function toGraphedPage(
  { page, names, path, context, status, logo }: DescribableComposition,
  facts: RecordFacts | null,
): PageGraphInput | null {
  if (status === 'not-found' || page.noindex) return null;
  const locale = canonicalLocale(context.locale, writtenLocales(page, facts));
  return {
    locale,
    network: names.network ?? '',
    logo: logo?.src ?? null,
    isHome: path === '/',
    facts,
    home: createTranslate(locale)('page.home'),
    steps: toTrail({ locale, path: canonicalPath(path, page.scope), names }),
  };
}
