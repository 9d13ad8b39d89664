import type { Locale } from '@/schemas/locale';
import { absoluteUrl, pageUrl } from '../absolute-urls';
import { element, xmlHead, xmlText } from '../write-xml';
import { feedPath } from './feed-path';

/** A post as an entry of the feed; its path has no language, `publishedAt` is ISO 8601. */
export type FeedItem = {
  path: string;
  title: string;
  excerpt: string;
  category: string;
  author: string | null;
  publishedAt: string;
};

export type Feed = { locale: Locale; title: string; description: string; items: readonly FeedItem[] };

/** The newest posts as RSS 2.0, newest first. */
export function writeFeed({ locale, title, description, items }: Feed): string {
  const self = `<atom:link rel="self" type="application/rss+xml" href="${xmlText(absoluteUrl(feedPath(locale)))}"/>`;
  const [newest] = items;
  const channel = [
    element('title', title),
    element('link', pageUrl(locale, '/blog')),
    element('description', description),
    element('language', locale),
    ...(newest ? [element('lastBuildDate', toRfc822(newest.publishedAt))] : []),
    self,
    ...items.map((item) => writeItem(item, locale)),
  ];
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `${xmlHead}<rss version="2.0" ${namespaces}>${element('channel', channel)}</rss>`;
}

function writeItem(
  { path, title, excerpt, category, author, publishedAt }: FeedItem,
  locale: Locale,
): string {
  const address = pageUrl(locale, path);
  return element('item', [
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    element('description', excerpt),
    element('category', category),
    ...(author ? [element('dc:creator', author)] : []),
    element('pubDate', toRfc822(publishedAt)),
  ]);
}

const toRfc822 = (time: string): string => new Date(time).toUTCString();
