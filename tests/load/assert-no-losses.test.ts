import { expect, it } from 'vitest';
import { assertNoLosses } from './assert-no-losses';

it('assertNoLosses › throws when a lead is missing or has no queued mail, and otherwise not', () => {
  expect(() => assertNoLosses({ lost: 1, unqueued: 0 })).toThrow('1 confirmed leads are lost');
  expect(() => assertNoLosses({ lost: 0, unqueued: 2 })).toThrow('2 leads are stored without a queued mail');
  // A lead whose response came too late is stored all the same: more may be stored than were confirmed.
  expect(() => assertNoLosses({ lost: -1, unqueued: -1 })).not.toThrow();
});
