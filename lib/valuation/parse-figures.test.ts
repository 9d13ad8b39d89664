import fc from 'fast-check';
import { expect, it } from 'vitest';
import { driversOf } from './drivers';
import { MAX_PESEWAS, noFigures } from './figures';
import { parseFigures } from './parse-figures';

const read = (query: string) => parseFigures(new URLSearchParams(query));

it('parses the fields of the form', () => {
  const { trade, figures, invalidFields } = read(
    'trade=restaurants&profit=-80,000&pay=60k&once=Flood&onceAmount=10000&once=&onceAmount=&own=School&ownAmount=5000&property=on&growth=up&hours=60&lease=2',
  );
  expect([...invalidFields]).toEqual([]);
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

it('reports invalid fields and counts them as zero', () => {
  const { figures, invalidFields } = read(
    'profit=lots&pay=-5&onceAmount=1&onceAmount=x&hours=200&growth=sideways&stock=10,000,000,001',
  );
  expect([...invalidFields].sort()).toEqual(['hours', 'onceAmount-1', 'pay', 'profit', 'stock']);
  expect(figures).toEqual({ ...noFigures, oneOffs: [{ name: '', amount: 100 }] });
});

it('never throws and never exceeds the limits', () => {
  const names = ['trade', 'profit', 'sales', 'pay', 'once', 'onceAmount', 'ownAmount', 'hours', 'lease'];
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' })), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(pairs, (fields) => {
      const { figures } = parseFigures(new URLSearchParams(fields));
      expect(figures.oneOffs.length <= 6 && figures.personal.length <= 6).toBe(true);
      expect(Math.abs(figures.profit ?? 0) <= MAX_PESEWAS).toBe(true);
    }),
  );
});
