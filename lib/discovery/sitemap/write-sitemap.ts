import { matchRoute } from '@/lib/routes/match-route';
import type { Locale } from '@/schemas/locale';
import { canonicalPath } from '../canonical-path';
import { isKeptOut } from '../kept-out';
import { pageAddress } from '../site-address';
import { element, xmlHead } from '../write-xml';
import { partAddress, type SitemapPart } from './sitemap-part';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** An address without language, and when what it shows was last changed; ISO 8601. */
export type SitemapEntry = { path: string; updatedAt: string };

/** The index: the address of each part, and when the last thing in it was changed. */
export function writeSitemapIndex(parts: readonly (SitemapPart & { updatedAt: string })[]): string {
  const each = parts.map((part) =>
    element('sitemap', [element('loc', partAddress(part)), element('lastmod', part.updatedAt)]),
  );
  return `${xmlHead}<sitemapindex xmlns="${namespace}">${each.join('')}</sitemapindex>`;
}

/** One part, without what no search engine is to show, leads elsewhere or is a copy. */
export function writeSitemap(locale: Locale, entries: readonly SitemapEntry[]): string {
  const each = entries
    .filter(({ path }) => isToBeFound(path))
    .map(({ path, updatedAt }) =>
      element('url', [element('loc', pageAddress(locale, path)), element('lastmod', updatedAt)]),
    );
  return `${xmlHead}<urlset xmlns="${namespace}">${each.join('')}</urlset>`;
}

function isToBeFound(path: string): boolean {
  const row = matchRoute(path)?.row;
  return row !== undefined && !row.redirect && !isKeptOut(row) && canonicalPath(path) === path;
}
