// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { writeText } from './write-text';

afterEach(() => document.body.replaceChildren());

/** Which keys leave a text that is written, for whoever listens at its window. */
function heardFrom(control: 'text' | 'markdown', keys: readonly KeyboardEventInit[]): string[] {
  const element = document.body.appendChild(document.createElement('p'));
  element.textContent = 'Words';
  const hearing = { typed: vi.fn(), command: vi.fn(), left: vi.fn(), ended: vi.fn() };
  const text = { path: ['text'], label: 'Text', control, value: 'Words' };
  const writing = writeText(text, { kind: 'element', element }, null, hearing);
  const heard: string[] = [];
  const hear = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (!defaultPrevented) heard.push(key);
  };
  window.addEventListener('keydown', hear);
  const field = document.querySelector('[role=textbox]');
  for (const key of keys)
    field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }));
  window.removeEventListener('keydown', hear);
  writing.end();
  return heard;
}

const keys = [
  { key: 'k', ctrlKey: true },
  { key: '/', ctrlKey: true },
  { key: 'F6' },
  { key: '?' },
  { key: 'a' },
  { key: 'ArrowDown' },
];

it('keys that open something of the composer’s leave a text that is written, and no others do', () => {
  expect(heardFrom('text', keys)).toEqual(['k', '/', 'F6']);
});

it('in formatted text one of them makes a link', () => {
  expect(heardFrom('markdown', keys)).toEqual(['/', 'F6']);
});
