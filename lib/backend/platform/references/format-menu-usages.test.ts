import { expect, it } from 'vitest';
import { frameSections, layoutSchema } from '@/schemas/page';
import { formatMenuUsages } from './format-menu-usages';

it.each([
  [[['website-sections', 'header']], 'In the header of pages'],
  [
    [
      ['website-sections', 'footer'],
      ['website-sections', 'Offers'],
      ['pages', 'Sell'],
    ],
    'In the footer of pages, in the section “Offers”, on the page “Sell”',
  ],
  [[], 'Nowhere: no section or page shows it'],
] as const)('menu usages › are formatted as text: %j', (usages, text) => {
  expect(formatMenuUsages(usages.map(([collection, name]) => ({ collection, name })))).toBe(text);
});

it('menu usages › have a readable name for every header and footer section', () => {
  const names = layoutSchema.options.flatMap((layout) => Object.values(frameSections(layout)));
  for (const name of names)
    expect(formatMenuUsages([{ collection: 'website-sections', name }])).toMatch(
      /^In the (header|footer) of /,
    );
});
