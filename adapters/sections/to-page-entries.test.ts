import { expect, test } from 'vitest';
import { toPageEntries } from './to-page-entries';

const page = (path: string | null, menu_label: string | null = null) => ({
  path,
  menu_label,
  name: 'The first talk',
});

test('pages come by what they are called in menus, else by their name', () => {
  expect(toPageEntries([page('/a', 'Talk'), page('/b')], [])).toEqual([
    { label: 'Talk', href: '/a', items: [] },
    { label: 'The first talk', href: '/b', items: [] },
  ]);
});

test('one that stands in the menu already, or nowhere, is left out', () => {
  const menu = [{ label: 'Sell', href: '/sell', items: [{ label: 'Talk', href: '/a' }] }];
  expect(toPageEntries([page('/a'), page('/sell'), page(null)], menu)).toEqual([]);
});
