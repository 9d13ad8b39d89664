import { expect, test } from 'vitest';
import { en } from '@/lib/i18n/messages/en';
import { pathFor } from '@/lib/routes/path-for';
import { starterMenus } from '@/lib/starter/menus';
import { menus } from './menus';

const { breadcrumb } = en;
/** Pages that have others below them, as the steps above those are called. */
const steps = [
  [pathFor('Locations'), breadcrumb.locations],
  [pathFor('Sell'), breadcrumb.sell],
  [pathFor('Buy'), breadcrumb.buy],
  [pathFor('Blog'), breadcrumb.blog],
  [pathFor('Contact'), breadcrumb.contact],
  [pathFor('ListingSearch'), breadcrumb.listings],
  [pathFor('SellerRegistration'), breadcrumb.sellerRegistration],
  [pathFor('BuyerRegistration'), breadcrumb.buyerRegistration],
] as const;
const written = menus
  .flatMap(({ items }) => items.flatMap((item) => [item, ...item.items]))
  .map(({ to, label }) => [to, label] as const);
const begun = starterMenus
  .flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...(entry.below ?? [])]))
  .map(({ to, label }) => [pathFor(to), label] as const);

test.each([
  ['the demonstration', written],
  ['a network that begins', begun],
])('in the menus of %s and in the steps above a page, each page has one name', (_whose, entries) => {
  expect(entries.length).toBeGreaterThan(5);
  const names = new Map<string, Set<string>>();
  for (const [to, label] of [...entries, ...steps]) names.set(to, (names.get(to) ?? new Set()).add(label));
  expect([...names].filter(([, labels]) => labels.size > 1).map(([to, labels]) => [to, ...labels])).toEqual(
    [],
  );
});
