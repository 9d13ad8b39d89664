import type { Metadata } from 'next';
import { fillText } from '@/lib/engine/fill-names';
import { languagePath } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import { isDescribedByRecord } from '@/lib/routes/record-routes';
import type { Locale } from '@/schemas/locale';
import type { Page } from '@/schemas/page';
import { withoutUnread } from '@/schemas/search/write-search';
import { canonicalPath } from './canonical-path';
import { feedPath } from './feed/feed-path';
import { isKeptOut } from './kept-out';
import { alternateLocales, writtenIn, writtenLocale } from './page-languages';
import type { RecordFacts } from './record-facts';
import { sharePath, shareSize } from './share-picture/share-path';

/** A page as far as it describes itself. */
export type DescribedPage = {
  page: Pick<Page, 'route' | 'scope' | 'title' | 'metaTitle' | 'metaDescription' | 'noindex' | 'locales'>;
  names: Readonly<Record<string, string>>;
  ownWords: { title: string | null; summary: string | null };
  /** Without language. */
  path: string;
  locale: Locale;
  isFound: boolean;
  facts: RecordFacts | null;
  /** What a visitor asked of it, in its one spelling. */
  asked?: URLSearchParams | null;
};

/** Its title, without the network's name, and what it says of itself: an office its own words first, a listing or post its summary unless the page has words of its own. */
export function pageWords({ page, names, ownWords }: Pick<DescribedPage, 'page' | 'names' | 'ownWords'>) {
  const isDescribed = isDescribedByRecord(page.route);
  return {
    title: (isDescribed && ownWords.title) || fillText(page.metaTitle || page.title, names),
    description:
      (isDescribed && ownWords.summary) || fillText(page.metaDescription || ownWords.summary || '', names),
  };
}

/**
 * What a page says of itself to browsers, search engines and who shows links to it. Copies name the one page they are copies of. An answer to a
 * question names its own address: it is another list than the page's, which alone is for search engines.
 */
export function pageMetadata(described: DescribedPage): Metadata {
  const { page, names, path, locale, isFound, facts, asked } = described;
  const { title, description } = pageWords(described);
  const row = matchRoute(path)?.row;
  const isHidden = !isFound || page.noindex || (row !== undefined && isKeptOut(row));
  const written = writtenIn(page, facts);
  const canonical = canonicalPath(path, page.scope);
  const owner = (row?.scope === 'office' && names.office) || (names.network ?? '');
  const found = writtenLocale(locale, written);
  const address = languagePath(found, canonical) + (asked ? withoutUnread(asked) : '');
  return {
    title: title.includes(owner) ? title : `${title} | ${owner}`,
    ...(description && { description }),
    ...(isHidden
      ? { robots: { index: false }, ...(isFound && asked && { alternates: { canonical: address } }) }
      : {
          alternates: {
            canonical: address,
            languages: languagesOf(canonical, written),
            ...(row?.name === 'Blog' && { types: { 'application/rss+xml': feedPath(locale) } }),
          },
        }),
    openGraph: {
      type: facts?.kind === 'post' ? 'article' : 'website',
      title,
      ...(description && { description }),
      url: address,
      ...(names.network && { siteName: names.network }),
      locale: found.replace('-', '_'),
      ...(isFound && { images: [{ url: sharePath(found, canonical), ...shareSize, alt: title }] }),
    },
  };
}

const languagesOf = (path: string, written: readonly Locale[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(alternateLocales(written)).map(([name, locale]) => [name, languagePath(locale, path)]),
  );
