// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { takeUpAgain } from './take-up-again';

const begin = vi.fn();
const leave = takeUpAgain<string>(begin);
const hear = (kind: string, init: object = {}) => window.dispatchEvent(Object.assign(new Event(kind), init));
afterEach(() => {
  begin.mockClear();
  vi.restoreAllMocks();
});

it('whoever comes back from a list that keys open goes on where they wrote, once', () => {
  hear('keydown', { key: 'k', ctrlKey: true });
  leave('the heading');
  hear('blur');
  hear('focus');
  hear('focus');
  expect(begin.mock.calls).toEqual([['the heading']]);
});

it('as does who comes back from another window', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  leave('the heading');
  hear('blur');
  hear('focus');
  expect(begin.mock.calls).toEqual([['the heading']]);
});

it.each([
  ['went to the form', () => undefined],
  ['comes back by a press', () => hear('pointerdown')],
])('but not who %s', (what, come) => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(what.startsWith('went'));
  hear('keydown', { key: 'a' });
  leave('the heading');
  hear('blur');
  come();
  hear('focus');
  expect(begin).not.toHaveBeenCalled();
});

it('nor who had left the text before the page', async () => {
  hear('keydown', { key: 'k', ctrlKey: true });
  leave('the heading');
  await new Promise((resolve) => setTimeout(resolve));
  hear('blur');
  hear('focus');
  expect(begin).not.toHaveBeenCalled();
});
