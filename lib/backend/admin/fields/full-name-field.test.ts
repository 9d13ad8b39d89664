import { expect, test } from 'vitest';
import { formatFullName } from './full-name-field';

test.each([
  ['Ama', 'Mensah', 'Ama Mensah'],
  ['Ama', null, 'Ama'],
  [' ', 'Mensah', 'Mensah'],
  [' Ama\t', '\u00a0Mensah ', 'Ama Mensah'],
  [undefined, undefined, ''],
])('formatFullName › joins %j and %j to %j', (first, last, name) => {
  expect(formatFullName(first, last)).toBe(name);
});
