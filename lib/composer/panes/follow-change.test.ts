// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { endOfChange, followChange } from './follow-change';

it.each([
  ['one two three', 'one three', 'one'],
  ['one three', 'one two three', 'one two'],
  ['', 'new', 'new'],
  ['old', '', ''],
])('from %j to %j the change ends behind %j', (before, after, beginning) => {
  expect(after.slice(0, endOfChange(before, after))).toBe(beginning);
});

it('whoever undoes in a field is where it changed, and stays where it did not', async () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  const frame = () => new Promise((passed) => requestAnimationFrame(passed));
  field.value = 'one two three';
  field.focus();
  field.setSelectionRange(2, 2);
  followChange(field)();
  await frame();
  expect(field.selectionStart).toBe(2);
  const follow = followChange(field);
  field.value = 'one three';
  follow();
  await frame();
  expect(field.selectionStart).toBe('one'.length);
});
