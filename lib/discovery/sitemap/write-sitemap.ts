import { matchRoute } from '@/lib/routes/match-route';
import type { Locale } from '@/schemas/locale';
import { pageUrl } from '../absolute-urls';
import { canonicalPath } from '../canonical-path';
import { isUnlisted } from '../unlisted-routes';
import { element, xmlHead } from '../write-xml';
import { partUrl, type SitemapPart } from './sitemap-part';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A path without language, and when its content last changed; ISO 8601. */
export type SitemapEntry = { path: string; updatedAt: string };

/** The index: the URL of each part and the time of its last change. */
export function writeSitemapIndex(parts: readonly (SitemapPart & { updatedAt: string })[]): string {
  const elements = parts.map((part) =>
    element('sitemap', [element('loc', partUrl(part)), element('lastmod', part.updatedAt)]),
  );
  return `${xmlHead}<sitemapindex xmlns="${namespace}">${elements.join('')}</sitemapindex>`;
}

/** One part, without pages that are unlisted, redirect or are copies. */
export function writeSitemap(locale: Locale, entries: readonly SitemapEntry[]): string {
  const elements = entries
    .filter(({ path }) => isIndexable(path))
    .map(({ path, updatedAt }) =>
      element('url', [element('loc', pageUrl(locale, path)), element('lastmod', updatedAt)]),
    );
  return `${xmlHead}<urlset xmlns="${namespace}">${elements.join('')}</urlset>`;
}

function isIndexable(path: string): boolean {
  const row = matchRoute(path)?.row;
  return row !== undefined && !row.redirect && !isUnlisted(row) && canonicalPath(path) === path;
}
