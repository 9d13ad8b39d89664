import { expect, test } from 'vitest';
import type { ListingRecord } from './listing-record';
import { makeListings } from './listings';
import { numberWord } from './number-words';

const listings = makeListings();
const textOf = ({ summary, description }: ListingRecord) => `${summary} ${description}`;
const numbers = new Map(Array.from({ length: 100 }, (_, value) => [numberWord(value), value]));
const daysOpen = 312;

test('a school tells its takings by the term or the year: it is not open every day', () => {
  const schools = listings.filter(({ category }) => category === 'Schools and crèches');
  expect(schools.map(textOf).filter((text) => /average (of GH₵[\d,]+ a )?day/.test(text))).toEqual([]);
  expect(schools.map(textOf).filter((text) => /GH₵[\d.,]+( million)? a term/.test(text))).not.toEqual([]);
});

/** What each of those counted in a day pays, in cedi, as its trade is paid. */
const paid: readonly [subcategory: string, counted: RegExp, low: number, high: number][] = [
  ['Auto repair', /About (\S+) cars/, 700, 1_800],
  ['Car wash', /About (\S+) cars/, 60, 160],
  ['Barber shop', /[Aa]bout (\S+) clients/, 35, 80],
  ['Hair salon', /[Aa]bout (\S+) clients/, 80, 200],
  ['Spa and beauty', /[Aa]bout (\S+) clients/, 80, 200],
];

test.each(paid)('%s: those counted in a day pay what one pays there', (kind, counted, low, high) => {
  const each = listings
    .filter(({ subcategory }) => subcategory === kind)
    .flatMap(({ total_sales: sales, ...listing }) => {
      const [, told = ''] = counted.exec(textOf({ total_sales: sales, ...listing })) ?? [];
      return told && sales ? [sales / 100 / daysOpen / (numbers.get(told) ?? Number(told))] : [];
    });
  expect(each.filter((amount) => amount < low || amount > high)).toEqual([]);
  expect(each).not.toEqual([]);
});
