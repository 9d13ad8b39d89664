import { describe, expect, test } from 'vitest';
import { exampleListing } from '@/schemas/examples/listing';
import { compareFigures, compareToTrade } from './compare-figures';

describe('compareFigures', () => {
  test('bars share one scale that starts at zero', () => {
    const { bars } = compareFigures({ ...exampleListing, totalSales: 400, askingPrice: 100 });
    const share = Object.fromEntries(bars.map((bar) => [bar.name, bar.share]));
    const largest = Math.max(...bars.map((bar) => bar.pesewas));
    expect(Math.max(...bars.map((bar) => bar.share))).toBe(1);
    expect(share.askingPrice).toBe(100 / largest);
  });

  test('an undisclosed figure has no bar and no ratio', () => {
    const compared = compareFigures({ ...exampleListing, discretionaryEarnings: null, downPayment: null });
    expect(compared.bars.map((bar) => bar.name)).toEqual(['totalSales', 'askingPrice']);
    expect(compared).toMatchObject({ multiple: null, downPaymentShare: null });
  });

  test('a business without earnings has no multiple', () => {
    expect(compareFigures({ ...exampleListing, discretionaryEarnings: 0 }).multiple).toBeNull();
    expect(compareFigures({ ...exampleListing, discretionaryEarnings: -5 }).multiple).toBeNull();
  });

  test('ratios derive from the figures', () => {
    const compared = compareFigures({
      ...exampleListing,
      askingPrice: 300,
      discretionaryEarnings: 100,
      downPayment: 120,
    });
    expect(compared).toMatchObject({ multiple: 3, downPaymentShare: 0.4 });
  });

  test('a sold listing compares the sold price and has no down payment', () => {
    const paid = { ...exampleListing, soldPrice: 250, askingPrice: 300, discretionaryEarnings: 100 };
    const sold = compareFigures({ ...paid, status: 'sold' });
    expect(sold).toMatchObject({ multiple: 2.5, downPaymentShare: null });
    expect(sold.bars.map((bar) => bar.name)).toEqual([
      ...['totalSales', 'askingPrice', 'soldPrice', 'discretionaryEarnings'],
    ]);
    const names = (soldPrice: number | null, status: 'active' | 'sold') =>
      compareFigures({ ...paid, soldPrice, status }).bars.map((bar) => bar.name);
    expect(names(250, 'active')).not.toContain('soldPrice');
    expect(names(null, 'sold')).not.toContain('soldPrice');
    expect(compareFigures({ ...paid, soldPrice: null, status: 'sold' }).multiple).toBeNull();
  });

  test('without disclosed figures nothing is compared', () => {
    const none = { totalSales: null, askingPrice: null, downPayment: null, discretionaryEarnings: null };
    expect(compareFigures({ ...exampleListing, ...none }).bars).toEqual([]);
  });
});

test('a price is below, within or above the middle half of its trade, as rounded for display', () => {
  const trade = { count: 12, low: 204, mid: 250, high: 296 };
  expect([1.94, 1.95, 2, 2.9, 3.04, 3.05].map((multiple) => compareToTrade(multiple, trade))).toEqual([
    ...['below', 'within', 'within', 'within', 'within', 'above'],
  ]);
});
