import type { Locale } from '@/schemas/locale';
import { absoluteUrl, pageUrl } from '../absolute-urls';
import { feedPath } from '../feed/feed-path';

/** A page by its path without language. */
export type LlmsPage = { path: string; title: string; description: string };

export type LlmsSite = {
  network: string;
  locale: Locale;
  /** The home page first. */
  pages: readonly LlmsPage[];
  regions: readonly { name: string; path: string }[];
};

const toSingleLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Escapes characters that would end a link text or start another. */
const linkText = (text: string): string => toSingleLine(text).replace(/[\\[\]]/g, '\\$&');

/** The overview of the site for language models, in Markdown (llmstxt.org). */
export function writeLlms({ network, locale, pages, regions }: LlmsSite): string {
  const [home, ...otherPages] = pages;
  const link = (text: string, address: string, description = '') =>
    `- [${linkText(text)}](${address})${description && `: ${toSingleLine(description)}`}`;
  return [
    `# ${toSingleLine(network)}`,
    '',
    ...(home?.description ? [`> ${toSingleLine(home.description)}`, ''] : []),
    '## Pages',
    '',
    ...otherPages.map(({ path, title, description }) => link(title, pageUrl(locale, path), description)),
    '',
    ...(regions.length > 0 ? ['## Offices by region', ''] : []),
    ...regions.map(({ name, path }) => link(name, pageUrl(locale, path))),
    ...(regions.length > 0 ? [''] : []),
    '## Everything',
    '',
    link(
      'All addresses',
      absoluteUrl('/sitemap.xml'),
      'by kind and language, with the time of the last change',
    ),
    link('New posts', absoluteUrl(feedPath(locale)), 'RSS'),
    '',
  ].join('\n');
}
