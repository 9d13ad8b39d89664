import { expect, test } from 'vitest';
import { isSameAsStored } from './same-as-stored';

test.each([
  ['Osu', 'Osu', true],
  ['Osu', 'Accra', false],
  ['Osu', null, false],
  ['', null, true],
  [false, undefined, true],
  [true, undefined, false],
  [0, null, false],
  [5.6, '5.6', true],
  [3, { id: 3, name: 'Ashanti' }, true],
  [{ id: 3, name: 'Ashanti' }, 3, true],
  [{ id: 4 }, 3, false],
  [null, 3, false],
  [['office'], ['office'], true],
  [['office', 'master'], ['office'], false],
  [[], null, true],
  [{ name: 'Ama' }, { name: 'Ama', email: 'ama@example.com', image: 7 }, true],
  [{ name: 'Ama', image: { id: 7 } }, { name: 'Ama', image: 7 }, true],
  [{ name: 'Ama', email: 'esi@example.com' }, { name: 'Ama', email: 'ama@example.com' }, false],
  [{ name: null, email: '' }, undefined, true],
  ['Ama', { name: 'Ama' }, false],
])('isSameAsStored › compares sent %j with stored %j', (sent, stored, isSame) => {
  expect(isSameAsStored(sent, stored)).toBe(isSame);
});
