import { expect, test } from 'vitest';
import { toPageEntries } from './to-page-entries';

const page = (path: string | null, menu_label: string | null = null) => ({
  path,
  menu_label,
  name: 'The first talk',
});

test('an entry has the menu label of the page, or else its name', () => {
  expect(toPageEntries([page('/a', 'Talk'), page('/b')], [])).toEqual([
    { label: 'Talk', href: '/a', items: [] },
    { label: 'The first talk', href: '/b', items: [] },
  ]);
});

test('omits pages that are already in the menu or have no path', () => {
  const menu = [{ label: 'Sell', href: '/sell', items: [{ label: 'Talk', href: '/a' }] }];
  expect(toPageEntries([page('/a'), page('/sell'), page(null)], menu)).toEqual([]);
});
