import { expect, test } from 'vitest';
import { parseClosingTime, parseTime } from './opening-hours';

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
])('parseTime › parses %s as %s', (value, time) => {
  expect(parseTime(value)).toBe(time);
});

test.each([
  ['5', '08:00', '17:00'],
  ['5.30', '8', '17:30'],
  ['530', '08:00', '17:30'],
  ['5', '22:00', '05:00'],
  ['05:00', '08:00', '05:00'],
  ['5 am', '08:00', '05:00'],
  ['12', '08:00', '12:00'],
  ['5', null, '05:00'],
  ['noon', '08:00', null],
])('parseClosingTime › parses %s after opening at %s as %s', (value, opens, time) => {
  expect(parseClosingTime(value, opens)).toBe(time);
});
