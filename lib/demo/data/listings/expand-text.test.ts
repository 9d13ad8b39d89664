import { expect, test } from 'vitest';
import { createRandom } from '../../random';
import { expandText } from './expand-text';

const wordings = (text: string, slots = {}) =>
  new Set(
    Array.from({ length: 60 }, (_, index) => expandText(text, slots, createRandom(`${index}`))?.text ?? null),
  );

test('chooses one of several texts; choices can be nested and empty', () => {
  expect([...wordings('A {b|{c|d}|}e.')].sort()).toEqual(['A be.', 'A ce.', 'A de.', 'A e.']);
});

test('fills a slot, and reports it as used only where it was chosen', () => {
  const expansion = expandText('{staff} work here.', { staff: 'nine people' }, createRandom('a'));
  expect(expansion).toEqual({ text: 'Nine people work here.', usedSlots: new Set(['staff']) });
});

test('returns null for an unknown slot, unless the choice without it applies', () => {
  expect([...wordings('Rent is {rent}.')]).toEqual([null]);
  expect(wordings('Let{ for {rent}|}.')).toEqual(new Set([null, 'Let.']));
});
