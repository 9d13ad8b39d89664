import { siteHeader } from '@/blocks/site-header/site-header.block';
import { createTranslate } from '@/lib/i18n/translate';
import type { Locale } from '@/schemas/locale';
import { exampleOf } from './example-blocks';
import { renderStored } from './render-blocks';
import { menuIn } from './translated-menus';

const longestName = 'Transworld Business Advisors and Mergers of Greater Accra GH';

/** What an entry of the longest header is called, as long as it may be. */
export const longestLabel = (place: number): string =>
  `Businesses of ${place} hospitality and tourism in the Western Region`.slice(0, 60);

const entry = (label: string, place: number, isList: boolean) => ({
  label,
  href: `/entry-${place}`,
  items: isList ? [{ label: 'One below it', href: `/entry-${place}/below` }] : [],
});

/** The HTML of a header with the longest name, the widest logo, and the most and longest entries that it takes. */
export function drawLongestHeader(): Promise<string> {
  const items = Array.from({ length: 40 }, (_, place) => entry(longestLabel(place), place, true));
  const logo = { media: 'logo-harbour-line' };
  return drawHeader('en-GH', { name: longestName, logo, items, agentLogin: '/admin' });
}

/** The HTML of a header in a language, with the menu of an office and the sign-ins of buyers and agents. */
export function drawTranslatedHeader(locale: Locale): Promise<string> {
  const { entries, talk } = menuIn(locale);
  const actions = [createTranslate(locale)('buyer.login'), talk].map((label, place) => ({
    label,
    to: { url: `/action-${place}` },
  }));
  const items = entries.map((label, place) => entry(label, place, place < 2));
  return drawHeader(locale, { items, actions, agentLogin: '/admin' });
}

async function drawHeader(locale: Locale, props: object): Promise<string> {
  const { filled } = await exampleOf(siteHeader);
  return (await renderStored([{ ...filled, props: { ...filled.props, ...props } }], locale)).html;
}
