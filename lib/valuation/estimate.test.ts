import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerFor } from './answer';
import { discretionaryEarnings } from './earnings';
import { estimate } from './estimate';
import { type Figures, type Multiples, mostItems, mostMultiple, mostPesewas, noFigures } from './figures';
import { roundFigure } from './round-figure';

const amount = fc.integer({ min: 0, max: mostPesewas });
const items = fc.array(fc.record({ name: fc.string(), amount }), { maxLength: mostItems });
const figures: fc.Arbitrary<Figures> = fc.record({
  profit: fc.integer({ min: -mostPesewas, max: mostPesewas }),
  ...{ pay: amount, interest: amount, depreciation: amount, sales: amount, stock: amount, equipment: amount },
  ...{ oneOffs: items, personal: items },
  hasProperty: fc.boolean(),
  growth: fc.constantFrom('up', 'flat', 'down', null),
  hours: fc.option(fc.integer({ min: 0, max: 168 })),
  lease: fc.option(fc.integer({ min: 0, max: 999 })),
});
const hundredths = fc.integer({ min: 1, max: mostMultiple });
const multiples: fc.Arbitrary<Multiples> = fc
  .tuple(hundredths, hundredths, hundredths, fc.option(hundredths))
  .map(([a, b, c, sales]) => {
    const [low = a, mid = b, high = c] = [a, b, c].sort((one, other) => one - other);
    return { low, mid, high, sales };
  });
const restaurants: Multiples = { low: 165, mid: 215, high: 265, sales: 39 };
const asked = (told: Figures) => ({ trade: 'restaurants', figures: told, faults: new Set<string>() });

/** All figures that come of an estimate, in whole pesewas; nothing for those there are none of. */
const told = (found: ReturnType<typeof estimate>) => [
  found.byEarnings?.low,
  found.byEarnings?.mid,
  found.byEarnings?.high,
  found.bySales,
  found.assets,
];

describe('an estimate', () => {
  it('of any figures up to ten thousand million cedi is exact, whole and not negative', () => {
    fc.assert(
      fc.property(figures, multiples, (year, trade) => {
        const found = estimate(year, trade);
        for (const value of told(found).filter((one) => typeof one === 'number'))
          expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
        expect(Number.isSafeInteger(found.earnings)).toBe(true);
      }),
    );
  });

  it('holds its middle between its ends, rounded too', () => {
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
        fc.property(figures, multiples, amount, (year, trade, more) => {
          const before = estimate(year, trade);
          const raised = { ...year, [name]: Math.min((year[name] ?? 0) + more, mostPesewas) };
          const after = told(estimate(raised, trade));
          for (const [index, value] of told(before).entries())
            expect((after[index] ?? 0) >= (value ?? 0)).toBe(true);
        }),
      );
    },
  );

  it('does not fall when an item is added, or a multiple rises', () => {
    fc.assert(
      fc.property(figures, multiples, amount, fc.nat({ max: 100 }), (year, trade, more, step) => {
        const before = estimate(year, trade).byEarnings?.mid ?? 0;
        const withItem = { ...year, oneOffs: [...year.oneOffs, { name: '', amount: more }] };
        expect((estimate(withItem, trade).byEarnings?.mid ?? 0) >= before).toBe(true);
        const dearer = { ...trade, mid: trade.mid + step, high: trade.high + step };
        expect((estimate(year, dearer).byEarnings?.mid ?? 0) >= before).toBe(true);
      }),
    );
  });

  it('does not care in which order items are written, or in which of the two lists', () => {
    fc.assert(
      fc.property(figures, multiples, (year, trade) => {
        const turned = { ...year, oneOffs: year.personal.toReversed(), personal: year.oneOffs.toReversed() };
        expect(estimate(turned, trade)).toEqual(estimate(year, trade));
      }),
    );
  });

  it('adds up what one owner takes out of the business', () => {
    const year: Figures = {
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
    const found = estimate(year, restaurants);
    expect(found.byEarnings).toEqual({ low: 33_000_000, mid: 43_000_000, high: 53_000_000 });
    expect(found.bySales).toBe(46_800_000);
    expect(found.disagrees).toBe(false);
  });

  it('says where earnings and sales are more than half as much again apart', () => {
    const year = { ...noFigures, profit: 10_000_000 };
    const at = (sales: number) =>
      estimate({ ...year, sales }, { ...restaurants, mid: 200, sales: 100 }).disagrees;
    expect([30_000_000, 30_000_001, 13_333_334, 13_333_333].map(at)).toEqual([false, true, false, true]);
  });
});

describe('an answer', () => {
  it('shows only what the business owns where nothing is earned', () => {
    const loss = { ...noFigures, profit: -5_000_000, pay: 4_000_000, stock: 1_234_500 };
    const answer = answerFor(asked(loss), restaurants);
    expect(answer.state).toBe('no-earnings');
    expect(answer.amounts).toMatchObject({ earnings: -1_000_000, low: null, mid: null, assets: 1_200_000 });
    expect(answer.bars.byEarnings).toBeNull();
  });

  it('waits for the trade and the profit', () => {
    expect(answerFor(asked(noFigures), restaurants).state).toBe('incomplete');
    expect(answerFor(asked({ ...noFigures, profit: 1 }), null).state).toBe('incomplete');
  });

  it('draws its bars on one scale, within it', () => {
    fc.assert(
      fc.property(figures, multiples, (year, trade) => {
        const { bars, amounts } = answerFor(asked(year), trade);
        const ends = Object.values(bars).flatMap((bar) =>
          bar ? [bar.from, bar.mark ?? bar.from, bar.to] : [],
        );
        expect(ends.every((end) => end >= 0 && end <= 100)).toBe(true);
        if (amounts.high || amounts.bySales || amounts.assets) expect(Math.max(...ends)).toBe(100);
      }),
    );
  });
});

it('rounds to two digits', () => {
  const cedi = [0, 7, 94, 99.6, 123, 995, 1_234_567, 9_950_000];
  expect(cedi.map((one) => roundFigure(one * 100) / 100)).toEqual([
    0, 7, 94, 100, 120, 1_000, 1_200_000, 10_000_000,
  ]);
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      expect(roundFigure(Math.min(one, other)) <= roundFigure(Math.max(one, other))).toBe(true);
    }),
  );
});
