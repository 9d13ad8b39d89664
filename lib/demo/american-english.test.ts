import { expect, test } from 'vitest';
import { spellAmerican, spellAmericanIn } from './american-english';

test.each([
  ['Neighbours and a licence', 'Neighbors and a license'],
  ['Enquiries in the centre', 'Inquiries in the center'],
  ['[programme](/blog/the-programme)', '[program](/blog/the-programme)'],
  ['Nothing to change', 'Nothing to change'],
])('%s', (british, american) => {
  expect(spellAmerican(british)).toBe(american);
});

test('changes only texts in a block', () => {
  const block = {
    id: 'colour',
    bind: { source: 'posts', query: { category: 'colour' } },
    props: { text: ['Colour'], href: '/colour' },
  };
  expect(spellAmericanIn(block)).toEqual({ ...block, props: { text: ['Color'], href: '/colour' } });
});
