import { expect, test } from 'vitest';
import { en } from '@/lib/i18n/messages/en';
import { pathFor } from '@/lib/routes/path-for';
import { starterMenus } from '@/lib/starter/menus';
import { pages } from '../pages/pages';
import { menus } from './menus';

const { breadcrumb } = en;
/** Pages with subpages and their breadcrumb labels. */
const breadcrumbLabels = [
  [pathFor('Locations'), breadcrumb.locations],
  [pathFor('Sell'), breadcrumb.sell],
  [pathFor('Buy'), breadcrumb.buy],
  [pathFor('Blog'), breadcrumb.blog],
  [pathFor('Contact'), breadcrumb.contact],
  [pathFor('ListingSearch'), breadcrumb.listings],
  [pathFor('SellerRegistration'), breadcrumb.sellerRegistration],
  [pathFor('BuyerRegistration'), breadcrumb.buyerRegistration],
] as const;
const demoEntries = menus
  .flatMap(({ items }) => items.flatMap((item) => [item, ...item.items]))
  .map(({ to, label }) => [to, label] as const);
const starterEntries = starterMenus
  .flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...(entry.below ?? [])]))
  .map(({ to, label }) => [pathFor(to), label] as const);

test.each([
  ['the demonstration', demoEntries],
  ['a network that begins', starterEntries],
])('in the menus of %s and in breadcrumbs each page has the same label', (_name, entries) => {
  expect(entries.length).toBeGreaterThan(5);
  const names = new Map<string, Set<string>>();
  for (const [to, label] of [...entries, ...breadcrumbLabels])
    names.set(to, (names.get(to) ?? new Set()).add(label));
  expect([...names].filter(([, labels]) => labels.size > 1).map(([to, labels]) => [to, ...labels])).toEqual(
    [],
  );
});

test('each page of a menu has the menus of the network, so that visitors can go on', () => {
  const linked = new Set(demoEntries.map(([to]) => to));
  const ownPages = pages.filter(
    ({ slug, template_slug }) => slug && !template_slug && linked.has(`/${slug}`),
  );
  expect(ownPages.length).toBeGreaterThan(2);
  expect(ownPages.filter(({ layout }) => layout && layout !== 'default').map(({ key }) => key)).toEqual([]);
});
