import { expect, test } from 'vitest';
import type { MenuItem } from '@/schemas/menu';
import { placeEntries } from './place-entries';

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
  placeEntries(items, { actions, more: 'More', logo }).map((entry) => entry.from);

test('the menu of an office stands in one line from 1024 px', () => {
  expect(from(osu)).toEqual(['lg', 'lg', 'lg', 'lg', 'lg']);
});

test('what finds no room comes under More, the last first, and less of it where there is more room', () => {
  expect(from([...osu, item('Guides')])).toEqual(['lg', 'lg', 'lg', 'lg', 'xl', 'xl']);
  expect(from([...osu, item('Hotels and guest houses')])).toEqual(['lg', 'lg', 'lg', 'lg', null, null]);
});

test('a wide logo takes room from the entries', () => {
  expect(from(osu, ['Talk to us'], 96)).toEqual(['lg', 'lg', 'lg', 'xl', 'xl']);
});

test('an entry wider than the line leaves nothing but More', () => {
  expect(from([item('Wide '.repeat(12)), item('Reviews')], ['Talk to us'.repeat(4)])).toEqual([null, null]);
});

test.each(['Người bán', '会社を売る', 'Équipe'])('knows about how wide "%s" is', (label) => {
  expect(from([item(label)])).toEqual(['lg']);
});
