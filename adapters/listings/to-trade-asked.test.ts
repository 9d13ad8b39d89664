import { expect, test } from 'vitest';
import { toTradeAsked } from './to-trade-asked';

const asked = { count: 10, low: 180, mid: 220, high: 260 };

test('ten listings say what their trade asks, nine do not', () => {
  expect(toTradeAsked(asked)).toEqual(asked);
  expect(toTradeAsked({ ...asked, count: 9 })).toBeNull();
  expect(toTradeAsked(null)).toBeNull();
});
