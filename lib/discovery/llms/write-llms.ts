import type { Locale } from '@/schemas/locale';
import { feedPath } from '../feed/feed-path';
import { pageAddress, wholeAddress } from '../site-address';

/** A page by its path without language. */
export type ToldPage = { path: string; title: string; description: string };

export type ToldSite = {
  network: string;
  locale: Locale;
  /** The home page first. */
  pages: readonly ToldPage[];
  regions: readonly { name: string; path: string }[];
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Signs that would end the text of a link, or begin another. */
const linkText = (text: string): string => oneLine(text).replace(/[\\[\]]/g, '\\$&');

/** What the site is and where what is, for programs that read for a person (llmstxt.org); Markdown. */
export function writeLlms({ network, locale, pages, regions }: ToldSite): string {
  const [home, ...others] = pages;
  const link = (text: string, address: string, more = '') =>
    `- [${linkText(text)}](${address})${more && `: ${oneLine(more)}`}`;
  return [
    `# ${oneLine(network)}`,
    '',
    ...(home?.description ? [`> ${oneLine(home.description)}`, ''] : []),
    '## Pages',
    '',
    ...others.map(({ path, title, description }) => link(title, pageAddress(locale, path), description)),
    '',
    ...(regions.length > 0 ? ['## Offices by region', ''] : []),
    ...regions.map(({ name, path }) => link(name, pageAddress(locale, path))),
    ...(regions.length > 0 ? [''] : []),
    '## Everything',
    '',
    link(
      'All addresses',
      wholeAddress('/sitemap.xml'),
      'by kind and language, with the time of the last change',
    ),
    link('New posts', wholeAddress(feedPath(locale)), 'RSS'),
    '',
  ].join('\n');
}
