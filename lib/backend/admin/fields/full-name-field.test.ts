import { expect, test } from 'vitest';
import { fullName } from './full-name-field';

test.each([
  ['Ama', 'Mensah', 'Ama Mensah'],
  ['Ama', null, 'Ama'],
  [' ', 'Mensah', 'Mensah'],
  [' Ama\t', '\u00a0Mensah ', 'Ama Mensah'],
  [undefined, undefined, ''],
])('fullName › joins %j and %j to %j', (first, last, name) => {
  expect(fullName(first, last)).toBe(name);
});
