import { expect, it } from 'vitest';
import { refuseLosses } from './refuse-losses';

it('refuses a run that lost a lead or queued no mail of one, and no other', () => {
  expect(() => refuseLosses({ lost: 1, unqueued: 0 })).toThrow('1 leads are lost');
  expect(() => refuseLosses({ lost: 0, unqueued: 2 })).toThrow('2 leads are kept, and no mail');
  // An answer that came too late is a lead all the same: more may be kept than were told.
  expect(() => refuseLosses({ lost: -1, unqueued: -1 })).not.toThrow();
});
