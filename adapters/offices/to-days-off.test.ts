import { expect, test } from 'vitest';
import { toDaysOff } from './to-days-off';

const own = { days_off: [{ day: '2027-03-10', name: 'Eid al-Fitr' }] };
const contact = (value: string) => ({ contents: [{ name: 'Days off', value }] });

test('the days off of an office are those of the network and its own', () => {
  expect(toDaysOff(own, contact('2 Jan 2027\n25 Dec 2026 Christmas Day'), 'Tamale')).toEqual([
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2027-01-02', name: null },
    { day: '2027-03-10', name: 'Eid al-Fitr' },
  ]);
});

test("the office's own name of a day off takes precedence", () => {
  expect(toDaysOff(own, contact('10 Mar 2027 Holiday'), 'Tamale')).toEqual(own.days_off);
});

test('an office keeps its own days off when the network has none', () => {
  expect(toDaysOff(own, null, 'Tamale')).toEqual(own.days_off);
  expect(toDaysOff({ days_off: [] }, { contents: [] }, 'Tamale')).toEqual([]);
});
