import { expect, it } from 'vitest';
import { layoutSchema, layoutSections } from '@/schemas/page';
import { formatMenuUsages } from './format-menu-usages';

it.each([
  [[['website-sections', 'header']], 'In the page header'],
  [
    [
      ['website-sections', 'footer'],
      ['website-sections', 'Offers'],
      ['pages', 'Sell'],
    ],
    'In the page footer, in the section “Offers”, on the page “Sell”',
  ],
  [[], 'Not used in any section or page'],
] as const)('menu usages › are formatted as text: %j', (usages, text) => {
  expect(formatMenuUsages(usages.map(([collection, name]) => ({ collection, name })))).toBe(text);
});

it('menu usages › have a readable name for every header and footer section', () => {
  const names = layoutSchema.options.flatMap((layout) => Object.values(layoutSections(layout)));
  for (const name of names)
    expect(formatMenuUsages([{ collection: 'website-sections', name }])).toMatch(
      /^In the (?:landing )?page (?:header|footer)/,
    );
});
