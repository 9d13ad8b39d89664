import { expect, test } from 'vitest';
import { readClock } from './read-clock';

test.each([
  ['08:00', '08:00'],
  ['8:00', '08:00'],
  ['8', '08:00'],
  ['8.30', '08:30'],
  [' 17h15 ', '17:15'],
  ['0800', '08:00'],
  ['1730', '17:30'],
  ['830', '08:30'],
  ['530pm', '17:30'],
  ['8am', '08:00'],
  ['12 am', '00:00'],
  ['12:30 p.m.', '12:30'],
  ['5 pm', '17:00'],
  ['24:00', null],
  ['8:60', null],
  ['2530', null],
  ['12345', null],
  ['13 pm', null],
  ['0 am', null],
  ['8:0', null],
  ['noon', null],
  ['', null],
  [null, null],
])('%s is %s', (value, time) => {
  expect(readClock(value)).toBe(time);
});
