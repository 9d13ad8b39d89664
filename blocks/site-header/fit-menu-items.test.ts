import { expect, test } from 'vitest';
import type { MenuItem } from '@/schemas/menu';
import { fitMenuItems } from './fit-menu-items';

const item = (label: string, isList = false): MenuItem => ({
  label,
  href: `/${label}`,
  items: isList ? [{ label: 'Below', href: '/below' }] : [],
});
const osu = [
  item('Sell a business', true),
  item('Buy a business', true),
  ...['Our team', 'Food businesses', 'Reviews'].map((label) => item(label)),
];
const from = (items: MenuItem[], actions = ['Talk to us'], logo = 40) =>
  fitMenuItems(items, { actions, more: 'More', logo, account: ['Buyer', 'Login'] }).map(
    (entry) => entry.from,
  );

test('the menu of an office fits in one row from 1280 px', () => {
  expect(from(osu)).toEqual(['lg', 'lg', 'lg', 'xl', 'xl']);
});

test('items that do not fit move to More, the last first, and fewer on wider screens', () => {
  expect(from([...osu, item('Guides')])).toEqual(['lg', 'lg', 'lg', 'xl', null, null]);
  expect(from([...osu, item('Hotels and guest houses')])).toEqual(['lg', 'lg', 'lg', 'xl', null, null]);
});

test('a wide logo reduces the space for items', () => {
  expect(from(osu, ['Talk to us'], 96)).toEqual(['lg', 'lg', 'lg', null, null]);
});

test('an item wider than the row leaves only More', () => {
  expect(from([item('Wide '.repeat(12)), item('Reviews')], ['Talk to us'.repeat(4)])).toEqual([null, null]);
});

test.each(['Người bán', '会社を売る', 'Équipe'])('estimates the width of "%s"', (label) => {
  expect(from([item(label)])).toEqual(['lg']);
});
