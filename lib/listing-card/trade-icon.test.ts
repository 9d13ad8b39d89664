import { expect, test } from 'vitest';
import { categories } from '@/lib/demo/data/listings/categories';
import { tradeIcon } from './trade-icon';

test.each([
  ['Guest houses and hotels', 'bed'],
  ['Salons, barbers and spas', 'scissors'],
  ['Restaurants and chop bars', 'plate'],
  ['Fuel and LPG stations', 'car'],
  ['Food and water processing', 'factory'],
  ['Restaurantes y cafeterías', 'plate'],
  ['Pharmacies', 'health'],
  ['Space rentals', 'briefcase'],
  ['', 'briefcase'],
])('the icon of %j is %s', (category, icon) => {
  expect(tradeIcon(category)).toBe(icon);
});

test('nearly all trades of the demonstration have an icon of their own', () => {
  const names = categories.map(({ name }) => name);
  expect(names.filter((name) => tradeIcon(name) === 'briefcase')).toEqual(['Laundry and cleaning services']);
});
