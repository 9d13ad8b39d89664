// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { type pageRecordSchema, readPageRecordCall } from '@/schemas/composing/cms';
import { respond } from '@/tests/support/fake-routes';
import { PageWords } from './page-words';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  document.body.replaceChildren();
});

async function draw(
  record: z.input<typeof pageRecordSchema>,
  save: ((words: object) => Promise<string | null>) | null,
  changeAddress: (() => void) | null = null,
) {
  let stored = record;
  vi.stubGlobal('fetch', async () => respond(readPageRecordCall, { status: 200, body: stored }));
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  const place = { collection: 'pages', id: '7', locale: 'en-GH', path: '/selling', keptAs: 'ama 7' } as const;
  await act(async () =>
    root.render(<PageWords {...place} names={{ office: 'Osu' }} save={save} changeAddress={changeAddress} />),
  );
  const field = (label: string) =>
    [...container.querySelectorAll('label')].find((one) => one.textContent === label)?.control;
  return {
    container,
    leave: (label: string) =>
      act(async () => field(label)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
    shownIn: (label: string) => field(label)?.getAttribute('placeholder') && valueIn(field(label)),
    write: (label: string, text: string) => act(async () => type(field(label), text)),
    /** Somebody comes back from another tab, in which it was changed. */
    comeBack: (next: typeof record) =>
      act(async () => {
        stored = next;
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  };
}

const valueIn = (field: unknown) => (field instanceof HTMLTextAreaElement ? field.value : undefined);

function type(field: unknown, text: string): void {
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('No field');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

const now = { isLast: false };
const page = { title: 'Selling in {office}', slug: 'selling', meta_title: null, meta_description: null };

it('what search engines show is written here, and stored once somebody pauses', async () => {
  const save = vi.fn(async () => null);
  const { container, shownIn, write } = await draw(page, save);
  await write('Words in search results', 'Sell well');
  await pass(300);
  await write('Words in search results', 'Sell well in {office}');
  expect(save).not.toHaveBeenCalled();
  await pass(1_000);
  expect(save.mock.calls).toEqual([[{ meta_description: 'Sell well in {office}' }, now]]);
  expect(shownIn('Words in search results')).toBe('Sell well in {office}');
  expect(container.textContent).toContain('Here: Sell well in Osu');
  expect(container.textContent).toContain('Saved in the draft');
});

it('what was typed last is stored when somebody goes elsewhere, and a refusal stays with what was typed', async () => {
  const save = vi.fn(async () => 'Not saved: no');
  const { container, shownIn, write } = await draw(page, save);
  await write('Title in search results', 'Sell');
  await pass(5_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(container.textContent).toContain('Not saved: no');
  expect(shownIn('Title in search results')).toBe('Sell');
  await write('Title in search results', 'Sell now');
  await act(async () => root.unmount());
  expect(save.mock.calls.at(-1)).toEqual([{ meta_title: 'Sell now' }, now]);
});

it('they are stored at once when the field is left, as for the button that publishes, and by a tab that goes', async () => {
  const save = vi.fn(async () => null);
  const { write, leave } = await draw(page, save);
  await write('Title in search results', 'Sell');
  await leave('Title in search results');
  expect(save.mock.calls).toEqual([[{ meta_title: 'Sell' }, now]]);
  await pass(5_000);
  await write('Title in search results', 'Sell now');
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(save.mock.calls.slice(1)).toEqual([[{ meta_title: 'Sell now' }, { isLast: true }]]);
});

it('what a tab has left that was killed is stored by the next one, unless somebody has changed it since', async () => {
  const first = await draw(page, async () => null);
  await first.write('Title in search results', 'Sell now');
  // Nothing more is done by it.
  vi.clearAllTimers();
  const save = vi.fn(async () => null);
  const next = await draw(page, save);
  expect(next.shownIn('Title in search results')).toBe('Sell now');
  await pass(1_000);
  expect(save.mock.calls).toEqual([[{ meta_title: 'Sell now' }, now]]);
  await next.write('Title in search results', 'Sell soon');
  vi.clearAllTimers();
  const last = await draw({ ...page, meta_title: 'Written by somebody else' }, save);
  expect(last.shownIn('Title in search results')).toBe('Written by somebody else');
});

it('whoever comes back from elsewhere sees the words that are new', async () => {
  const { shownIn, comeBack } = await draw(page, async () => null);
  expect(shownIn('Words in search results')).toBe('');
  await comeBack({ ...page, meta_description: 'Written in the CMS' });
  expect(shownIn('Words in search results')).toBe('Written in the CMS');
});

it('whoever may only read the page reads them, and is led nowhere', async () => {
  const { container } = await draw({ ...page, meta_title: 'Sell in {office}' }, null);
  expect(container.textContent).toContain('Sell in Osu');
  expect(container.querySelectorAll('textarea')).toHaveLength(0);
  expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['/selling']);
});

it('an address that visitors do not know yet is changed here, any other in the settings, which keep the old one', async () => {
  const change = vi.fn();
  const here = await draw(page, async () => null, change);
  here.container.querySelector('button')?.click();
  expect(change).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
  const there = await draw(page, async () => null);
  const link = [...there.container.querySelectorAll('a')].find((one) =>
    one.textContent?.startsWith('Change'),
  );
  expect(link?.getAttribute('href')).toMatch(
    /^\/admin\/collections\/pages\/7\?locale=en-GH&field=slug&from=/,
  );
  expect(there.container.querySelector('button')).toBeNull();
});
