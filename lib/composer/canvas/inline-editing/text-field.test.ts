// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { openTextField } from './text-field';

afterEach(() => document.body.replaceChildren());

/**
 * Presses keys in an open text field.
 * @returns the keys whose events reach the window and are not prevented
 */
function keysReachingWindow(control: 'text' | 'markdown', keys: readonly KeyboardEventInit[]): string[] {
  const element = document.body.appendChild(document.createElement('p'));
  element.textContent = 'Words';
  const listener = { onInput: vi.fn(), onCommand: vi.fn(), onLeave: vi.fn(), onClose: vi.fn() };
  const text = { path: ['text'], label: 'Text', control, value: 'Words' };
  const openedField = openTextField(text, { kind: 'element', element }, null, listener);
  const receivedKeys: string[] = [];
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (!defaultPrevented) receivedKeys.push(key);
  };
  window.addEventListener('keydown', onKeyDown);
  const field = document.querySelector('[role=textbox]');
  for (const key of keys)
    field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }));
  window.removeEventListener('keydown', onKeyDown);
  openedField.close();
  return receivedKeys;
}

const keys = [
  { key: 'k', ctrlKey: true },
  { key: '/', ctrlKey: true },
  { key: 'F6' },
  { key: '?' },
  { key: 'a' },
  { key: 'ArrowDown' },
];

it('text field › lets only the shortcuts of the composer reach the window', () => {
  expect(keysReachingWindow('text', keys)).toEqual(['k', '/', 'F6']);
});

it('text field › handles the link shortcut itself in formatted text', () => {
  expect(keysReachingWindow('markdown', keys)).toEqual(['/', 'F6']);
});
