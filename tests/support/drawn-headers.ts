import { siteHeader } from '@/blocks/site-header/site-header.block';
import { exampleOf } from './example-blocks';
import { renderStored } from './render-blocks';

const name = 'Transworld Business Advisors and Mergers of Greater Accra GH';

/** What an entry of the longest header is called, as long as it may be. */
export const longestLabel = (place: number): string =>
  `Businesses of ${place} hospitality and tourism in the Western Region`.slice(0, 60);

/** The HTML of a header with the longest name and the most and longest entries that it takes. */
export async function drawLongestHeader(): Promise<string> {
  const { filled } = await exampleOf(siteHeader);
  const items = Array.from({ length: 8 }, (_, place) => ({
    label: longestLabel(place),
    href: `/entry-${place}`,
    items: [{ label: 'One below it', href: `/entry-${place}/below` }],
  }));
  const props = { ...filled.props, name, items, agentLogin: '/admin' };
  return (await renderStored([{ ...filled, props }])).html;
}
