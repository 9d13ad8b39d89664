import { expect, it } from 'vitest';
import { matchKeys } from './use-entry-keys';

const [a, b, c] = [{ label: 'a' }, { label: 'b' }, { label: 'c' }];
const before = { entries: [a, b, c], keys: ['1', '2', '3'] };
const keysOf = (entries: readonly unknown[]) => matchKeys(before, entries, () => 'new').keys;

it.each([
  ['nothing changed', [a, b, c], ['1', '2', '3']],
  ['one was moved', [c, a, b], ['3', '1', '2']],
  ['one was removed', [a, c], ['1', '3']],
  ['one was edited', [a, { label: 'bb' }, c], ['1', '2', '3']],
  ['one was inserted', [a, {}, b, c], ['1', 'new', '2', '3']],
  ['one was copied', [a, b, b, c], ['1', '2', 'new', '3']],
  ['all were replaced by equal values', structuredClone([b, a, c]), ['2', '1', '3']],
])('matchKeys › keeps the key of an entry when %s', (_case, entries, keys) => {
  expect(keysOf(entries)).toEqual(keys);
});
