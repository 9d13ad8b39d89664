// @vitest-environment jsdom
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { buildListings } from '@/lib/demo/data/listings/listings';
import { posts } from '@/lib/demo/data/posts';
import { pages } from '@/lib/demo/pages/pages';
import { sections } from '@/lib/demo/sections/sections';
import { isNode } from '@/lib/document/nodes';
import { fieldsOf } from '@/lib/engine/described-field';
import { sampleCases } from '@/tests/support/test-scope';
import { FieldInput } from '../field-input';

const markdown = { label: 'Text', control: 'markdown', group: 'words' } as const;

/** Every text of the demo content with formatting or several lines. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isNode(value) ? Object.values(value).flatMap(textsIn) : [];
}
const isFormatted = (text: string): boolean => /[\n*_[\]#`|]/.test(text);
const stored = sampleCases(
  [...new Set(textsIn([pages, sections, posts, buildListings()]))].filter(isFormatted),
  120,
);

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});

/**
 * Focuses and leaves a field.
 * @returns its displayed value and the reported changes
 */
function openAndClose(text: string): { displayed: string | undefined; changes: unknown[] } {
  const changes: unknown[] = [];
  const field = (
    <FieldInput
      key={text}
      name="text"
      field={markdown}
      value={text}
      onChange={(value) => changes.push(value)}
      path="text"
      issuesAt={() => []}
      disabled={false}
    />
  );
  render(field, { container });
  const area = container.querySelector('textarea');
  act(() => area?.focus());
  act(() => area?.blur());
  return { displayed: area?.value, changes };
}

it('markdown input › does not change a stored text when it is opened and closed', () => {
  expect(stored.length).toBeGreaterThan(100);
  for (const text of stored) expect(openAndClose(text)).toEqual({ displayed: text, changes: [] });
});

it('markdown input › is the control of every formatted text of a block', () => {
  const controls = registry.all.flatMap((block) =>
    fieldsOf(block.describe()).map(([, { control }]) => control),
  );
  expect(controls.filter((control) => control === 'markdown').length).toBeGreaterThan(2);
});

it('markdown input › converts formatted text from a word processor, and replaces the selection', async () => {
  const { changes } = openAndClose('Old words here');
  const area = container.querySelector('textarea');
  area?.setSelectionRange(4, 9);
  const data = { 'text/html': '<p><b>new</b> <i>ones</i></p>', 'text/plain': 'new ones' };
  const paste = (clipboard: Readonly<Record<string, string>>) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: (type: string) => clipboard[type] ?? '' } });
    area?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  document.execCommand = () => false;
  expect(paste(data)).toBe(true);
  await waitFor(() => expect(changes).toEqual(['Old **new** *ones* here']), { timeout: 10_000 });
  expect(paste({ 'text/html': '<span>plain</span>', 'text/plain': 'plain' })).toBe(false);
});

it('markdown input › toggles the preview with a keyboard shortcut', async () => {
  openAndClose('## Selling\n\n**Ask** early');
  const press = () => {
    const area = container.querySelector('textarea');
    if (area) fireEvent.keyDown(area, { key: 'E', ctrlKey: true, shiftKey: true });
  };
  press();
  await waitFor(() => expect(container.querySelector('h2')?.textContent).toBe('Selling'), {
    timeout: 10_000,
  });
  expect(container.querySelector('strong')?.textContent).toBe('Ask');
  expect(container.querySelector('[aria-pressed=true]')?.textContent).toBe('Preview');
  press();
  expect(container.querySelector('h2')).toBeNull();
});

it('markdown input › Escape closes the result list, then the link search, and returns the focus and selection to the text', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await act(async () => void openAndClose('Words'));
  const area = container.querySelector('textarea');
  const press = (init: KeyboardEventInit) =>
    act(async () => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      document.activeElement?.dispatchEvent(event);
    });
  await act(async () => area?.focus());
  area?.setSelectionRange(2, 4);
  // The form selects placeholder text on focus.
  area?.addEventListener('focus', () => area.select());
  await press({ key: 'k', ctrlKey: true });
  const box = container.querySelector('[role=combobox]');
  expect(document.activeElement).toBe(box);
  expect(box?.getAttribute('aria-expanded')).toBe('true');
  await press({ key: 'Escape' });
  expect(box?.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(box);
  await press({ key: 'Escape' });
  expect(box?.isConnected).toBe(false);
  expect(document.activeElement).toBe(area);
  expect([area?.selectionStart, area?.selectionEnd]).toEqual([2, 4]);
});
