import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discretionaryEarnings, estimate } from './estimate';
import {
  type BusinessFigures,
  MAX_ITEMS,
  MAX_MULTIPLE,
  MAX_PESEWAS,
  type Multiples,
  noFigures,
} from './figures';
import { roundFigure, valuationResultOf } from './valuation-result';

const amount = fc.integer({ min: 0, max: MAX_PESEWAS });
const items = fc.array(fc.record({ name: fc.string(), amount }), { maxLength: MAX_ITEMS });
const figures: fc.Arbitrary<BusinessFigures> = fc.record({
  profit: fc.integer({ min: -MAX_PESEWAS, max: MAX_PESEWAS }),
  ...{ pay: amount, interest: amount, depreciation: amount, sales: amount, stock: amount, equipment: amount },
  ...{ oneOffs: items, personal: items },
  hasProperty: fc.boolean(),
  growth: fc.constantFrom('up', 'flat', 'down', null),
  hours: fc.option(fc.integer({ min: 0, max: 168 })),
  lease: fc.option(fc.integer({ min: 0, max: 999 })),
});
const hundredths = fc.integer({ min: 1, max: MAX_MULTIPLE });
const multiples: fc.Arbitrary<Multiples> = fc
  .tuple(hundredths, hundredths, hundredths, fc.option(hundredths))
  .map(([a, b, c, sales]) => {
    const [low = a, mid = b, high = c] = [a, b, c].sort((first, second) => first - second);
    return { low, mid, high, sales };
  });
const restaurants: Multiples = { low: 165, mid: 215, high: 265, sales: 39 };
const input = (value: BusinessFigures) => ({
  trade: 'restaurants',
  figures: value,
  invalidFields: new Set<string>(),
});

/** All amounts of an estimate in pesewas; undefined for those that are missing. */
const amountsOf = (result: ReturnType<typeof estimate>) => [
  result.byEarnings?.low,
  result.byEarnings?.mid,
  result.byEarnings?.high,
  result.bySales,
  result.assets,
];

describe('an estimate', () => {
  it('is exact, whole and not negative for all figures up to ten thousand million cedi', () => {
    fc.assert(
      fc.property(figures, multiples, (year, trade) => {
        const result = estimate(year, trade);
        for (const value of amountsOf(result).filter((candidate) => typeof candidate === 'number'))
          expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
        expect(Number.isSafeInteger(result.earnings)).toBe(true);
      }),
    );
  });

  it('has its middle between its ends, also when rounded', () => {
    fc.assert(
      fc.property(figures, multiples, (year, trade) => {
        const { low, mid, high } = estimate(year, trade).byEarnings ?? { low: 0, mid: 0, high: 0 };
        expect(low <= mid && mid <= high).toBe(true);
        expect(roundFigure(low) <= roundFigure(mid) && roundFigure(mid) <= roundFigure(high)).toBe(true);
      }),
    );
  });

  it.each(['profit', 'pay', 'interest', 'depreciation', 'sales', 'stock', 'equipment'] as const)(
    'does not fall when %s rises',
    (name) => {
      fc.assert(
        fc.property(figures, multiples, amount, (year, trade, increase) => {
          const initial = estimate(year, trade);
          const raised = { ...year, [name]: Math.min((year[name] ?? 0) + increase, MAX_PESEWAS) };
          const raisedAmounts = amountsOf(estimate(raised, trade));
          for (const [index, value] of amountsOf(initial).entries())
            expect((raisedAmounts[index] ?? 0) >= (value ?? 0)).toBe(true);
        }),
      );
    },
  );

  it('does not fall when an item is added or a multiple rises', () => {
    fc.assert(
      fc.property(figures, multiples, amount, fc.nat({ max: 100 }), (year, trade, increase, step) => {
        const initial = estimate(year, trade).byEarnings?.mid ?? 0;
        const withItem = { ...year, oneOffs: [...year.oneOffs, { name: '', amount: increase }] };
        expect((estimate(withItem, trade).byEarnings?.mid ?? 0) >= initial).toBe(true);
        const raisedMultiples = { ...trade, mid: trade.mid + step, high: trade.high + step };
        expect((estimate(year, raisedMultiples).byEarnings?.mid ?? 0) >= initial).toBe(true);
      }),
    );
  });

  it('does not depend on the order of items or on their list', () => {
    fc.assert(
      fc.property(figures, multiples, (year, trade) => {
        const swapped = { ...year, oneOffs: year.personal.toReversed(), personal: year.oneOffs.toReversed() };
        expect(estimate(swapped, trade)).toEqual(estimate(year, trade));
      }),
    );
  });

  it('adds up the discretionary earnings of one owner', () => {
    const year: BusinessFigures = {
      ...noFigures,
      profit: 8_000_000,
      pay: 6_000_000,
      interest: 500_000,
      depreciation: 1_500_000,
      oneOffs: [{ name: 'Flood', amount: 1_000_000 }],
      personal: [{ name: 'School fees', amount: 3_000_000 }],
      sales: 120_000_000,
    };
    expect(discretionaryEarnings(year)).toBe(20_000_000);
    const result = estimate(year, restaurants);
    expect(result.byEarnings).toEqual({ low: 33_000_000, mid: 43_000_000, high: 53_000_000 });
    expect(result.bySales).toBe(46_800_000);
    expect(result.disagrees).toBe(false);
  });

  it('reports a disagreement when earnings and sales differ by more than half', () => {
    const year = { ...noFigures, profit: 10_000_000 };
    const at = (sales: number) =>
      estimate({ ...year, sales }, { ...restaurants, mid: 200, sales: 100 }).disagrees;
    expect([30_000_000, 30_000_001, 13_333_334, 13_333_333].map(at)).toEqual([false, true, false, true]);
  });
});

describe('a valuation result', () => {
  it('has only the assets when there are no earnings', () => {
    const loss = { ...noFigures, profit: -5_000_000, pay: 4_000_000, stock: 1_234_500 };
    const answer = valuationResultOf(input(loss), restaurants);
    expect(answer.state).toBe('no-earnings');
    expect(answer.amounts).toMatchObject({ earnings: -1_000_000, low: null, mid: null, assets: 1_200_000 });
    expect(answer.bars.byEarnings).toBeNull();
  });

  it('is incomplete without trade or profit', () => {
    expect(valuationResultOf(input(noFigures), restaurants).state).toBe('incomplete');
    expect(valuationResultOf(input({ ...noFigures, profit: 1 }), null).state).toBe('incomplete');
  });

  it('has all bars on one scale, within its limits', () => {
    fc.assert(
      fc.property(figures, multiples, (year, trade) => {
        const { bars, amounts } = valuationResultOf(input(year), trade);
        const ends = Object.values(bars).flatMap((bar) =>
          bar ? [bar.from, bar.mark ?? bar.from, bar.to] : [],
        );
        expect(ends.every((end) => end >= 0 && end <= 100)).toBe(true);
        if (amounts.high || amounts.bySales || amounts.assets) expect(Math.max(...ends)).toBe(100);
      }),
    );
  });
});

it('rounds to two significant digits', () => {
  const cedi = [0, 7, 94, 99.6, 123, 995, 1_234_567, 9_950_000];
  expect(cedi.map((amountInCedi) => roundFigure(amountInCedi * 100) / 100)).toEqual([
    0, 7, 94, 100, 120, 1_000, 1_200_000, 10_000_000,
  ]);
  fc.assert(
    fc.property(amount, amount, (first, second) => {
      expect(roundFigure(Math.min(first, second)) <= roundFigure(Math.max(first, second))).toBe(true);
    }),
  );
});
