import { resolveText } from '@/lib/engine/resolve-placeholders';
import { languagePath } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import { isDescribedByRecord } from '@/lib/routes/record-routes';
import type { Locale } from '@/schemas/locale';
import type { Page } from '@/schemas/page';
import { withoutUnread } from '@/schemas/search/write-search';
import { canonicalPath } from './canonical-path';
import { feedPath } from './feed/feed-path';
import { alternateLocales, canonicalLocale, writtenLocales } from './page-languages';
import type { RecordFacts } from './record-facts';
import { sharePath, shareSize } from './share-picture/share-path';
import { isUnlisted } from './unlisted-routes';

/** The part of a page that its metadata is built from. */
export type DescribedPage = {
  page: Pick<Page, 'route' | 'scope' | 'title' | 'metaTitle' | 'metaDescription' | 'noindex' | 'locales'>;
  names: Readonly<Record<string, string>>;
  recordDescription: { title: string | null; summary: string | null };
  /** Without language. */
  path: string;
  locale: Locale;
  isFound: boolean;
  facts: RecordFacts | null;
  /** The visitor's query, in its canonical form. */
  searchParams?: URLSearchParams | null;
};

/** What the head of a page describes. Addresses are paths of this site. */
export type HeadMetadata = {
  title?: string;
  description?: string;
  /** Set for pages that search engines must not index. */
  robots?: { index: false };
  alternates?: {
    canonical: string;
    /** Addresses of the page by language. */
    languages?: Record<string, string>;
    /** Addresses of feeds by media type. */
    types?: Record<string, string>;
  };
  openGraph?: {
    type: 'article' | 'website';
    title: string;
    description?: string;
    url: string;
    siteName?: string;
    locale: string;
    images?: { url: string; width: number; height: number; alt: string }[];
  };
};

/**
 * Title, without the name of the network, and description: an office uses those of its record first, a
 * listing or post its summary unless the page has a description.
 */
export function titleAndDescription({
  page,
  names,
  recordDescription,
}: Pick<DescribedPage, 'page' | 'names' | 'recordDescription'>) {
  const isDescribed = isDescribedByRecord(page.route);
  return {
    title: (isDescribed && recordDescription.title) || resolveText(page.metaTitle || page.title, names),
    description:
      (isDescribed && recordDescription.summary) ||
      resolveText(page.metaDescription || recordDescription.summary || '', names),
  };
}

/**
 * Metadata for browsers, search engines and link previews. Copies declare the original page canonical. A
 * search declares its own address: it lists other records than the page, which alone is indexed.
 */
export function pageMetadata(described: DescribedPage): HeadMetadata {
  const { page, names, path, locale, isFound, facts, searchParams } = described;
  const { title, description } = titleAndDescription(described);
  const row = matchRoute(path)?.row;
  const isHidden = !isFound || page.noindex || (row !== undefined && isUnlisted(row));
  const written = writtenLocales(page, facts);
  const canonical = canonicalPath(path, page.scope);
  const owner = (row?.scope === 'office' && names.office) || (names.network ?? '');
  const canonicalLanguage = canonicalLocale(locale, written);
  const address =
    languagePath(canonicalLanguage, canonical) + (searchParams ? withoutUnread(searchParams) : '');
  return {
    title: title.includes(owner) ? title : `${title} | ${owner}`,
    ...(description && { description }),
    ...(isHidden
      ? { robots: { index: false }, ...(isFound && searchParams && { alternates: { canonical: address } }) }
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
      locale: canonicalLanguage.replace('-', '_'),
      ...(isFound && {
        images: [{ url: sharePath(canonicalLanguage, canonical), ...shareSize, alt: title }],
      }),
    },
  };
}

const languagesOf = (path: string, written: readonly Locale[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(alternateLocales(written)).map(([name, locale]) => [name, languagePath(locale, path)]),
  );
