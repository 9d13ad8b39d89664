import { expect, test } from 'vitest';
import { wayTo } from './way-to';

const screen = { admin: '/admin', locale: 'fr-CA' };

test('a page is gone on with in the composer, in the language one works in; anything else in its form', () => {
  expect(wayTo('pages', 7, screen)).toBe('/compose/record/7?locale=fr-CA');
  expect(wayTo('listings', 7, screen)).toBe('/admin/collections/listings/7');
});
