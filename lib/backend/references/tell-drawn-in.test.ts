import { expect, it } from 'vitest';
import { frameSections, layoutSchema } from '@/schemas/page';
import { tellDrawnIn } from './tell-drawn-in';

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
] as const)('where a menu stands is said in words: %j', (places, words) => {
  expect(tellDrawnIn(places.map(([collection, name]) => ({ collection, name })))).toBe(words);
});

it('no header or footer is told by the name that programs call it', () => {
  const names = layoutSchema.options.flatMap((layout) => Object.values(frameSections(layout)));
  for (const name of names)
    expect(tellDrawnIn([{ collection: 'website-sections', name }])).toMatch(/^In the (header|footer) of /);
});
