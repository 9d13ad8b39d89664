import { expect, test } from 'vitest';
import { createRandom } from '../../random';
import { expandText } from './expand-text';

const wordings = (text: string, slots = {}) =>
  new Set(
    Array.from({ length: 60 }, (_, index) => expandText(text, slots, createRandom(`${index}`))?.text ?? null),
  );

test('a choice is one of its texts, choices may stand in choices, and one may be empty', () => {
  expect([...wordings('A {b|{c|d}|}e.')].sort()).toEqual(['A be.', 'A ce.', 'A de.', 'A e.']);
});

test('a slot is filled, and is told to be named only where it was chosen', () => {
  const filled = expandText('{staff} work here.', { staff: 'nine people' }, createRandom('a'));
  expect(filled).toEqual({ text: 'Nine people work here.', named: new Set(['staff']) });
});

test('a text that names what is not known has no wording, unless it can do without', () => {
  expect([...wordings('Rent is {rent}.')]).toEqual([null]);
  expect(wordings('Let{ for {rent}|}.')).toEqual(new Set([null, 'Let.']));
});
