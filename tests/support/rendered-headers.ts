import { siteHeader } from '@/blocks/site-header/site-header.block';
import type { Locale } from '@/schemas/locale';
import { exampleOf } from './example-blocks';
import { renderStored } from './render-blocks';
import { menuIn } from './translated-menus';

const longestName = 'Transworld Business Advisors and Mergers of Greater Accra GH';

/** The label of an entry of the longest header, with the maximum length. */
export const longestLabel = (index: number): string =>
  `Businesses of ${index} hospitality and tourism in the Western Region`.slice(0, 60);

const entry = (label: string, index: number, isList: boolean) => ({
  label,
  href: `/entry-${index}`,
  items: isList ? [{ label: 'One below it', href: `/entry-${index}/below` }] : [],
});

/**
 * The HTML of a header with the longest name, the widest logo, and the maximum number of entries, each with
 * the longest label.
 */
export function renderLongestHeader(): Promise<string> {
  const items = Array.from({ length: 40 }, (_, index) => entry(longestLabel(index), index, true));
  const logo = { media: 'logo-harbour-line' };
  return renderHeader('en-GH', { name: longestName, logo, items, agentLogin: '/admin' });
}

/** The HTML of a header in a language, with the menu of an office and the sign-in of agents. */
export function renderTranslatedHeader(locale: Locale): Promise<string> {
  const { entries, talk } = menuIn(locale);
  const actions = [{ label: talk, to: { url: '/talk' } }];
  const items = entries.map((label, index) => entry(label, index, index < 2));
  return renderHeader(locale, { items, actions, agentLogin: '/admin' });
}

async function renderHeader(locale: Locale, props: object): Promise<string> {
  const { resolved } = await exampleOf(siteHeader);
  return (await renderStored([{ ...resolved, props: { ...resolved.props, ...props } }], locale)).html;
}
