import { expect, test } from 'vitest';
import { toLanguages } from './to-languages';

test('links to the same page in each language', () => {
  expect(toLanguages('/about', 'en-US', ['en-GH', 'en-US'])).toEqual([
    { locale: 'en-GH', label: 'English (Ghana)', href: '/en-GH/about?setlang=1', current: false },
    { locale: 'en-US', label: 'English (United States)', href: '/en-US/about', current: true },
  ]);
});

test('the home page has the language as its path', () => {
  expect(toLanguages('/', 'en-GH', ['en-GH', 'en-US'])[1]?.href).toBe('/en-US?setlang=1');
});

test('keeps the search in each language', () => {
  const hrefs = toLanguages('/about', 'en-GH', ['en-GH', 'en-US'], 'region=volta').map(({ href }) => href);
  expect(hrefs).toEqual(['/en-GH/about?region=volta', '/en-US/about?setlang=1&region=volta']);
});
