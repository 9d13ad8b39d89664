import { expect, test } from 'vitest';
import { starterPages } from '@/lib/starter/pages';
import { pages } from './pages';

test.each(starterPages)(
  'the standard page $route › has content in the demo network',
  ({ route, noindex }) => {
    const demoPages = pages.filter((page) => page.route === route);
    expect(demoPages.length).toBeGreaterThan(0);
    expect(demoPages.map((page) => page.noindex)).toEqual(demoPages.map(() => noindex));
  },
);

test('custom pages and landing pages › are the only pages of the demo network beside the standard pages', () => {
  const standardRoutes = new Set(starterPages.map(({ route }) => route));
  const others = pages.filter(({ route }) => !standardRoutes.has(route));
  expect(others.filter(({ slug }) => slug === undefined)).toEqual([]);
});
