import { expect, test } from 'vitest';
import type { ListingRecord } from './listing-record';
import { buildListings } from './listings';
import { numberAsText } from './number-words';

const listings = buildListings();
const textOf = ({ summary, description }: ListingRecord) => `${summary} ${description}`;
const numbers = new Map(Array.from({ length: 100 }, (_, value) => [numberAsText(value), value]));
const daysOpen = 312;

test('a school states its takings by term or year, because it is not open every day', () => {
  const schools = listings.filter(({ category }) => category === 'Schools and crèches');
  expect(schools.map(textOf).filter((text) => /average (of GH₵[\d,]+ a )?day/.test(text))).toEqual([]);
  expect(schools.map(textOf).filter((text) => /GH₵[\d.,]+( million)? a term/.test(text))).not.toEqual([]);
});

/** The amount in cedi that each person counted per day pays, by kind of business. */
const dailyPrices: readonly [subcategory: string, counted: RegExp, low: number, high: number][] = [
  ['Auto repair', /About (\S+) cars/, 700, 1_800],
  ['Car wash', /About (\S+) cars/, 60, 160],
  ['Barber shop', /[Aa]bout (\S+) clients/, 35, 80],
  ['Hair salon', /[Aa]bout (\S+) clients/, 80, 200],
  ['Spa and beauty', /[Aa]bout (\S+) clients/, 80, 200],
];

test.each(dailyPrices)('%s: daily customers pay a realistic price', (kind, counted, low, high) => {
  const each = listings
    .filter(({ subcategory }) => subcategory === kind)
    .flatMap(({ total_sales: sales, ...listing }) => {
      const [, countText = ''] = counted.exec(textOf({ total_sales: sales, ...listing })) ?? [];
      return countText && sales
        ? [sales / 100 / daysOpen / (numbers.get(countText) ?? Number(countText))]
        : [];
    });
  expect(each.filter((amount) => amount < low || amount > high)).toEqual([]);
  expect(each).not.toEqual([]);
});
