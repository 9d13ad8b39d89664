import { expect, it } from 'vitest';
import { matchKeys } from './match-keys';

const [a, b, c] = [{ label: 'a' }, { label: 'b' }, { label: 'c' }];
const before = { entries: [a, b, c], keys: ['1', '2', '3'] };
const keysOf = (entries: readonly unknown[]) => matchKeys(before, entries, () => 'new').keys;

it.each([
  ['nothing changed', [a, b, c], ['1', '2', '3']],
  ['one was moved', [c, a, b], ['3', '1', '2']],
  ['one was taken out', [a, c], ['1', '3']],
  ['one was typed in', [a, { label: 'bb' }, c], ['1', '2', '3']],
  ['one was put in', [a, {}, b, c], ['1', 'new', '2', '3']],
  ['one was copied', [a, b, b, c], ['1', '2', 'new', '3']],
  ['all came back as others say the same', structuredClone([b, a, c]), ['2', '1', '3']],
])('an entry keeps its key when %s', (_what, entries, keys) => {
  expect(keysOf(entries)).toEqual(keys);
});
