// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { type pageRecordSchema, readPageRecordCall } from '@/schemas/composing/cms';
import { respond } from '@/tests/support/fake-routes';
import { PageMetadataForm } from './page-metadata';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  // A form stores its unsaved texts when it is unmounted.
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

async function renderForm(
  record: z.input<typeof pageRecordSchema>,
  save: ((metadata: object) => Promise<string | null>) | null,
  changeAddress: (() => void) | null = null,
) {
  let stored = record;
  vi.stubGlobal('fetch', async () => respond(readPageRecordCall, { status: 200, body: stored }));
  const pageProps = {
    collection: 'pages',
    id: '7',
    locale: 'en-GH',
    path: '/selling',
    storageKey: 'ama 7',
  } as const;
  const { container, unmount } = await act(async () =>
    render(
      <PageMetadataForm {...pageProps} names={{ office: 'Osu' }} save={save} changeAddress={changeAddress} />,
    ),
  );
  const field = (label: string) => within(container).getByLabelText<HTMLTextAreaElement>(label);
  return {
    container,
    unmount,
    blur: (label: string) => act(async () => void fireEvent.focusOut(field(label))),
    readValue: (label: string) => field(label).value,
    write: (label: string, text: string) =>
      act(async () => void fireEvent.input(field(label), { target: { value: text } })),
    /** The user returns from another tab, in which the page was changed. */
    returnToTab: (next: typeof record) =>
      act(async () => {
        stored = next;
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  };
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

const options = { isExiting: false };
const page = { title: 'Selling in {office}', slug: 'selling', meta_title: null, meta_description: null };

it('page metadata › is saved after a pause in typing', async () => {
  const save = vi.fn(async () => null);
  const { container, readValue, write } = await renderForm(page, save);
  await write('Description in search results', 'Sell well');
  await pass(300);
  await write('Description in search results', 'Sell well in {office}');
  expect(save).not.toHaveBeenCalled();
  await pass(1_000);
  expect(save.mock.calls).toEqual([[{ meta_description: 'Sell well in {office}' }, options]]);
  expect(readValue('Description in search results')).toBe('Sell well in {office}');
  expect(container.textContent).toContain('Here: Sell well in Osu');
  expect(container.textContent).toContain('Saved in the draft');
});

it('page metadata › is saved when the form is unmounted; after a refusal the typed text remains', async () => {
  const save = vi.fn(async () => 'Not saved: no');
  const { container, unmount, readValue, write } = await renderForm(page, save);
  await write('Title in search results', 'Sell');
  await pass(5_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(container.textContent).toContain('Not saved: no');
  expect(readValue('Title in search results')).toBe('Sell');
  await write('Title in search results', 'Sell now');
  await act(async () => unmount());
  expect(save.mock.calls.at(-1)).toEqual([{ meta_title: 'Sell now' }, options]);
});

it('page metadata › is saved when a field loses the focus, and when the tab closes', async () => {
  const save = vi.fn(async () => null);
  const { write, blur } = await renderForm(page, save);
  await write('Title in search results', 'Sell');
  await blur('Title in search results');
  expect(save.mock.calls).toEqual([[{ meta_title: 'Sell' }, options]]);
  await pass(5_000);
  await write('Title in search results', 'Sell now');
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(save.mock.calls.slice(1)).toEqual([[{ meta_title: 'Sell now' }, { isExiting: true }]]);
});

it('page metadata › restores the draft of a killed tab, unless the stored metadata has changed since', async () => {
  const first = await renderForm(page, async () => null);
  await first.write('Title in search results', 'Sell now');
  // The first tab is killed before it saves.
  vi.clearAllTimers();
  const save = vi.fn(async () => null);
  const next = await renderForm(page, save);
  expect(next.readValue('Title in search results')).toBe('Sell now');
  await pass(1_000);
  expect(save.mock.calls).toEqual([[{ meta_title: 'Sell now' }, options]]);
  await next.write('Title in search results', 'Sell soon');
  vi.clearAllTimers();
  const last = await renderForm({ ...page, meta_title: 'Written by somebody else' }, save);
  expect(last.readValue('Title in search results')).toBe('Written by somebody else');
});

it('page metadata › is read again when the user returns to the tab', async () => {
  const { readValue, returnToTab } = await renderForm(page, async () => null);
  expect(readValue('Description in search results')).toBe('');
  await returnToTab({ ...page, meta_description: 'Written in the CMS' });
  expect(readValue('Description in search results')).toBe('Written in the CMS');
});

it('page metadata › is text without inputs and links to change it in a read-only page', async () => {
  const { container } = await renderForm({ ...page, meta_title: 'Sell in {office}' }, null);
  expect(container.textContent).toContain('Sell in Osu');
  expect(container.querySelectorAll('textarea')).toHaveLength(0);
  expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['/selling']);
});

it('page metadata › changes the address in the composer before the first publication, in the CMS settings after it', async () => {
  const change = vi.fn();
  const unpublished = await renderForm(page, async () => null, change);
  unpublished.container.querySelector('button')?.click();
  expect(change).toHaveBeenCalledOnce();
  await act(async () => unpublished.unmount());
  const published = await renderForm(page, async () => null);
  const link = screen.getByRole('link', { name: /^Change/ });
  expect(link.getAttribute('href')).toMatch(/^\/admin\/collections\/pages\/7\?locale=en-GH&field=slug&from=/);
  expect(published.container.querySelector('button')).toBeNull();
});
