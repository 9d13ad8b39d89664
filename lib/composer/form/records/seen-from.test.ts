import { expect, test } from 'vitest';
import { seenFrom } from './seen-from';

const nowhere = 'It has no address of its own: a link to it leads nowhere';
const reviews = { note: 'Stands for every office', warning: nowhere, standsFor: ['office' as const] };
const own = {
  note: 'Stands for every office · From here it leads to that of this office',
  warning: null,
};

test.each([
  ['a page of an office', '/locations/ashanti/adum/kumasi-landing', own],
  ['the home of an office', '/locations/ashanti/adum', own],
  ['a page of the network', '/about', { note: reviews.note, warning: nowhere }],
  ['no page', null, { note: reviews.note, warning: nowhere }],
])('what stands for every office, seen from %s', (_, path, expected) => {
  expect(seenFrom(path, reviews)).toEqual(expected);
});

test('what stands for itself is told the same everywhere', () => {
  const about = { note: '/about', warning: null };
  expect(seenFrom('/locations/ashanti/adum', about)).toEqual(about);
});
