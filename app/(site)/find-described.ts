import { readRecordFacts } from '@/adapters/discovery/record-facts.source';
import { pageSources } from '@/adapters/page-sources';
import { toTrail } from '@/adapters/site/to-trail';
import { canonicalPath } from '@/lib/discovery/canonical-path';
import { writtenIn, writtenLocale } from '@/lib/discovery/page-languages';
import type { DescribedPage } from '@/lib/discovery/page-metadata';
import type { RecordFacts } from '@/lib/discovery/record-facts';
import type { GraphedPage } from '@/lib/discovery/structured-data/page-graph';
import { createTranslate } from '@/lib/i18n/translate';
import { type Composition, findPage } from '@/lib/publish/compose-page';
import { isPersonal } from '@/lib/routes/asked-path';
import type { Locale } from '@/schemas/locale';

/** What stands at an address, and what its record tells programs. */
export type Described = { composition: Composition; facts: RecordFacts | null };

/** Null where nothing stands. What answers somebody is for no search engine. @throws when a source cannot tell. */
export async function findDescribed(
  locale: Locale,
  path: string,
  query: URLSearchParams | null = null,
): Promise<Described | null> {
  const composition = await findPage(pageSources, locale, path, query);
  if (!composition) return null;
  if (query && composition.status === 'page')
    return { composition: { ...composition, page: { ...composition.page, noindex: true } }, facts: null };
  const isPage = composition.status === 'page' && !composition.page.noindex;
  return { composition, facts: isPage ? await readRecordFacts(path, locale) : null };
}

type Shown = Extract<Composition, { status: 'page' | 'not-found' }>;

export function toDescribedPage(
  { page, names, ownWords, path, context, status }: Shown,
  facts: RecordFacts | null,
): DescribedPage {
  const { locale, asked } = context;
  return { page, names, ownWords, path, locale, isFound: status === 'page', facts, asked: searchOf(asked) };
}

/** What has an address of its own: the figures of a form are nobody else's. */
const searchOf = (asked: URLSearchParams | null) => (asked && !isPersonal(asked) ? asked : null);

/** In the language in which the page is found, as its canonical address has it. Null for a page that search engines are to leave alone. */
export function toGraphedPage(
  { page, names, path, context, status, logo }: Shown,
  facts: RecordFacts | null,
): GraphedPage | null {
  if (status === 'not-found' || page.noindex) return null;
  const locale = writtenLocale(context.locale, writtenIn(page, facts));
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
