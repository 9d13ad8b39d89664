// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { endOfChange, trackCaret } from './focus';

it.each([
  ['one two three', 'one three', 'one'],
  ['one three', 'one two three', 'one two'],
  ['', 'new', 'new'],
  ['old', '', ''],
])('endOfChange › from %j to %j is after %j', (before, after, prefix) => {
  expect(after.slice(0, endOfChange(before, after))).toBe(prefix);
});

it('caret › moves to the change after undo in a field, and stays where it is without a change', async () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  const frame = () => new Promise((passed) => requestAnimationFrame(passed));
  field.value = 'one two three';
  field.focus();
  field.setSelectionRange(2, 2);
  trackCaret(field)();
  await frame();
  expect(field.selectionStart).toBe(2);
  const follow = trackCaret(field);
  field.value = 'one three';
  follow();
  await frame();
  expect(field.selectionStart).toBe('one'.length);
});
