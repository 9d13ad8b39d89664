import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { driversOf } from './drivers';
import { mostPesewas, noFigures } from './figures';
import { readAmount } from './read-amount';
import { readFigures } from './read-figures';

test.each([
  ['120000', 12_000_000],
  ['1,250,000', 125_000_000],
  ['1.250.000', 125_000_000],
  ['1 250 000', 125_000_000],
  ['1\u202f250\u00a0000,50', 125_000_050],
  ['1.250.000,50', 125_000_050],
  ['1,250,000.5', 125_000_050],
  ['99.50', 9_950],
  ['99,5', 9_950],
  ['GH₵5,000', 500_000],
  ['GH¢ 5000', 500_000],
  ['ghs 5000', 500_000],
  ['5000 cedis', 500_000],
  ['-12,000', -1_200_000],
  ['GHS -12,000', -1_200_000],
  ['(12,000)', -1_200_000],
  ['0', 0],
  ['-0', 0],
  ['10,000,000,000', mostPesewas],
])('%s is %i pesewas', (written, pesewas) => {
  expect(readAmount(written)).toBe(pesewas);
});

test.each([
  '',
  'a lot',
  '12k',
  '1,25,000',
  '1.2.3',
  '--5',
  '1e9',
  'NaN',
  'Infinity',
  '10,000,000,001',
  '9'.repeat(400),
])('%j is no amount', (written) => {
  expect(readAmount(written)).toBeNull();
});

it('reads back what any amount is written as, with commas or points', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: mostPesewas }),
      fc.constantFrom('en-GH', 'fr-CA', 'es-ES', 'vi-VN'),
      (one, locale) => {
        expect(readAmount((one / 100).toLocaleString(locale, { minimumFractionDigits: 2 }))).toBe(one);
      },
    ),
  );
});

const read = (query: string) => readFigures(new URLSearchParams(query));

it('reads the fields of the form', () => {
  const { trade, figures, faults } = read(
    'trade=restaurants&profit=-80,000&pay=60000&once=Flood&onceAmount=10000&once=&onceAmount=&own=School&ownAmount=5000&property=on&growth=up&hours=60&lease=2',
  );
  expect([...faults]).toEqual([]);
  expect(trade).toBe('restaurants');
  expect(figures).toEqual({
    ...noFigures,
    profit: -8_000_000,
    pay: 6_000_000,
    oneOffs: [{ name: 'Flood', amount: 1_000_000 }],
    personal: [{ name: 'School', amount: 500_000 }],
    hasProperty: true,
    growth: 'up',
    hours: 60,
    lease: 2,
  });
  expect(driversOf(figures)).toEqual(['growing', 'ownerBound', 'shortLease', 'property']);
});

it('says which fields it cannot read, and counts them as nothing', () => {
  const { figures, faults } = read('profit=lots&pay=-5&onceAmount=1&onceAmount=x&hours=200&growth=sideways');
  expect([...faults].sort()).toEqual(['hours', 'onceAmount-1', 'pay', 'profit']);
  expect(figures).toEqual({ ...noFigures, oneOffs: [{ name: '', amount: 100 }] });
});

it('is total: no query makes it fail, or tell more than its bounds', () => {
  const names = ['trade', 'profit', 'sales', 'pay', 'once', 'onceAmount', 'ownAmount', 'hours', 'lease'];
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' })), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(pairs, (fields) => {
      const { figures } = readFigures(new URLSearchParams(fields));
      expect(figures.oneOffs.length <= 6 && figures.personal.length <= 6).toBe(true);
      expect(Math.abs(figures.profit ?? 0) <= mostPesewas).toBe(true);
    }),
  );
});
