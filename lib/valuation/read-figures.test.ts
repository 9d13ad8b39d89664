import fc from 'fast-check';
import { expect, it } from 'vitest';
import { driversOf } from './drivers';
import { mostPesewas, noFigures } from './figures';
import { readFigures } from './read-figures';

const read = (query: string) => readFigures(new URLSearchParams(query));

it('reads the fields of the form', () => {
  const { trade, figures, faults } = read(
    'trade=restaurants&profit=-80,000&pay=60k&once=Flood&onceAmount=10000&once=&onceAmount=&own=School&ownAmount=5000&property=on&growth=up&hours=60&lease=2',
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
  const { figures, faults } = read(
    'profit=lots&pay=-5&onceAmount=1&onceAmount=x&hours=200&growth=sideways&stock=10,000,000,001',
  );
  expect([...faults].sort()).toEqual(['hours', 'onceAmount-1', 'pay', 'profit', 'stock']);
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
