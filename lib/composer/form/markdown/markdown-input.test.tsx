// @vitest-environment jsdom
import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { makeListings } from '@/lib/demo/data/listings/listings';
import { posts } from '@/lib/demo/data/posts/posts';
import { pages } from '@/lib/demo/pages/pages';
import { sections } from '@/lib/demo/sections/sections';
import { isNode } from '@/lib/document/nodes';
import { fieldsOf } from '@/lib/engine/described-field';
import { thinOut } from '@/tests/support/long-form';
import { FieldInput } from '../field-input';

const markdown = { label: 'Text', control: 'markdown', group: 'words' } as const;

/** Every text of the demonstration with a mark or a second line in it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isNode(value) ? Object.values(value).flatMap(textsIn) : [];
}
const isFormatted = (text: string): boolean => /[\n*_[\]#`|]/.test(text);
const stored = thinOut(
  [...new Set(textsIn([pages, sections, posts, makeListings()]))].filter(isFormatted),
  120,
);

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);

/** Opens a field, goes in and out of it. @returns what it shows, and what it has changed. */
function openAndClose(text: string): { shown: string | undefined; changes: unknown[] } {
  const changes: unknown[] = [];
  const field = (
    <FieldInput
      key={text}
      name="text"
      field={markdown}
      value={text}
      change={(value) => changes.push(value)}
      path="text"
      faults={() => []}
      disabled={false}
    />
  );
  flushSync(() => root.render(field));
  const area = place.querySelector('textarea');
  area?.focus();
  area?.blur();
  return { shown: area?.value, changes };
}

it('not a letter of what is stored changes when a field is opened and closed', () => {
  expect(stored.length).toBeGreaterThan(100);
  for (const text of stored) expect(openAndClose(text)).toEqual({ shown: text, changes: [] });
});

it('is what every formatted text of a block is worked on with', () => {
  const controls = registry.all.flatMap((block) =>
    fieldsOf(block.describe()).map(([, { control }]) => control),
  );
  expect(controls.filter((control) => control === 'markdown').length).toBeGreaterThan(2);
});

it('what is pasted from a word processor keeps its form, in the place of what is selected', async () => {
  const { changes } = openAndClose('Old words here');
  const area = place.querySelector('textarea');
  area?.setSelectionRange(4, 9);
  const data = { 'text/html': '<p><b>new</b> <i>ones</i></p>', 'text/plain': 'new ones' };
  const paste = (given: Readonly<Record<string, string>>) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: (type: string) => given[type] ?? '' } });
    area?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  document.execCommand = () => false;
  expect(paste(data)).toBe(true);
  await vi.waitFor(() => expect(changes).toEqual(['Old **new** *ones* here']), { timeout: 10_000 });
  expect(paste({ 'text/html': '<span>plain</span>', 'text/plain': 'plain' })).toBe(false);
});

it('how it looks is shown below by keys, and put away by them', async () => {
  openAndClose('## Selling\n\n**Ask** early');
  const press = () =>
    flushSync(() =>
      place
        .querySelector('textarea')
        ?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'E', ctrlKey: true, shiftKey: true, bubbles: true }),
        ),
    );
  press();
  await vi.waitFor(() => expect(place.querySelector('h2')?.textContent).toBe('Selling'), { timeout: 10_000 });
  expect(place.querySelector('strong')?.textContent).toBe('Ask');
  expect(place.querySelector('[aria-pressed=true]')?.textContent).toBe('Preview');
  press();
  expect(place.querySelector('h2')).toBeNull();
});

it('Escape closes the list of what a link may lead to, then its box, and the text is written on', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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
  const area = place.querySelector('textarea');
  const press = (init: KeyboardEventInit) =>
    act(async () => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      document.activeElement?.dispatchEvent(event);
    });
  await act(async () => area?.focus());
  area?.setSelectionRange(2, 4);
  // As the form does with what is still to be written.
  area?.addEventListener('focus', () => area.select());
  await press({ key: 'k', ctrlKey: true });
  const box = place.querySelector('[role=combobox]');
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
