// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { resumeEditingOnFocus } from './resume-editing';

const reopen = vi.fn();
const rememberClosed = resumeEditingOnFocus<string>(reopen);
const dispatch = (type: string, init: object = {}) =>
  window.dispatchEvent(Object.assign(new Event(type), init));
afterEach(() => {
  reopen.mockClear();
  vi.restoreAllMocks();
});

it('resume editing › reopens the text once after a dialog that was opened by a key closes', () => {
  dispatch('keydown', { key: 'k', ctrlKey: true });
  rememberClosed('the heading');
  dispatch('blur');
  dispatch('focus');
  dispatch('focus');
  expect(reopen.mock.calls).toEqual([['the heading']]);
});

it('resume editing › reopens the text when the window regains the focus', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  rememberClosed('the heading');
  dispatch('blur');
  dispatch('focus');
  expect(reopen.mock.calls).toEqual([['the heading']]);
});

it.each([
  ['moves to the form', () => undefined],
  ['returns with a click', () => dispatch('pointerdown')],
])('resume editing › does not reopen the text if the user %s', (name, returnToPage) => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(name.startsWith('moves'));
  dispatch('keydown', { key: 'a' });
  rememberClosed('the heading');
  dispatch('blur');
  returnToPage();
  dispatch('focus');
  expect(reopen).not.toHaveBeenCalled();
});

it('resume editing › does not reopen a text that was closed before the window lost the focus', async () => {
  dispatch('keydown', { key: 'k', ctrlKey: true });
  rememberClosed('the heading');
  await new Promise((resolve) => setTimeout(resolve));
  dispatch('blur');
  dispatch('focus');
  expect(reopen).not.toHaveBeenCalled();
});
