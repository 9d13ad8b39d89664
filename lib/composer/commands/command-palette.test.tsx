// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findRecordsCall, type RecordSummary } from '@/schemas/composing/records';
import { createSessionWith } from '@/tests/support/create-session';
import { respond } from '@/tests/support/fake-routes';
import { PagePreviewContext, PanesContext, SessionContext } from '../workspace/composer-context';
import { CommandPalette } from './command-palette';

vi.stubGlobal('CSS', { escape: (text: string) => text });
Object.assign(Element.prototype, { getAnimations: () => [] });
const ignore = () => undefined;
const emptyFields = { slug: null, base: null, picture: null, warning: null };
const zebra: RecordSummary = {
  kind: 'page',
  id: 7,
  name: 'Zebra',
  note: '/zebra',
  address: '/zebra',
  ...emptyFields,
};

const zebu = { ...zebra, id: 8, name: 'Zebu', note: '/zebu', address: '/zebu' };
const resultsByQuery: Readonly<Record<string, RecordSummary[]>> = { ze: [zebra, zebu], zeb: [zebra] };

/** Responds to queries that start with `ze`, except for `zanzi`, which stays pending. */
const answer = async (address: string) => {
  const query = new URL(address, 'http://localhost').searchParams.get('words') ?? '';
  if (query === 'zanzi') return new Promise<Response>(ignore);
  return respond(findRecordsCall, {
    status: 200,
    body: { records: resultsByQuery[query] ?? [], hasMore: false },
  });
};

const wait = (delayMs: number) => act(() => new Promise((resolve) => setTimeout(resolve, delayMs)));

async function mount() {
  vi.stubGlobal('fetch', answer);
  const session = createSessionWith([]);
  const change = vi.fn();
  const leave = vi.spyOn(session, 'saveBeforeLeaving').mockResolvedValue(false);
  const panes = {
    left: null,
    isRightOpen: true,
    dialog: 'commands' as const,
    at: null,
    change,
    announce: ignore,
  };
  const preview = { record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true };
  await act(async () =>
    render(
      <PagePreviewContext value={preview}>
        <SessionContext value={session}>
          <PanesContext value={panes}>
            <CommandPalette />
          </PanesContext>
        </SessionContext>
      </PagePreviewContext>,
    ),
  );
  const field = document.querySelector('input');
  const type = (text: string) =>
    act(async () => {
      field?.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText' }));
      if (field) fireEvent.input(field, { target: { value: text } });
    });
  const pages = () =>
    [...document.querySelectorAll('[role=menuitem]')]
      .map((one) => one.textContent ?? '')
      .filter((one) => one.includes('/zebra'));
  const press = (key: string) =>
    act(async () => {
      field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      field?.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
    });
  /** Presses each key as soon as the previous one is rendered, before its effects run. */
  const quickly = async (...keys: string[]) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    for (const key of keys) {
      field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await Promise.resolve();
    }
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  };
  return { type, pages, enter: () => press('Enter'), quickly, leave, change };
}

it('command palette › does not open a page that was found for an earlier query', async () => {
  const { type, pages, enter, leave } = await mount();
  await type('zeb');
  await wait(300);
  expect(pages()).toEqual(['Zebra · /zebra']);
  await type('zanzi');
  expect(pages()).toEqual([]);
  await enter();
  await wait(50);
  expect(leave).not.toHaveBeenCalled();
});

it('command palette › opens a page that was found for the current query', async () => {
  const { type, enter, leave } = await mount();
  await type('zeb');
  await wait(300);
  await enter();
  await wait(50);
  expect(leave).toHaveBeenCalledOnce();
});

it('Enter opens the entry that was marked last, before a screen reader announces it', async () => {
  const { type, quickly, change } = await mount();
  await type('show the block');
  await type('show the blocks');
  await quickly('ArrowDown', 'Enter');
  await vi.waitFor(() => expect(change).toHaveBeenCalledWith({ left: 'palette' }));
  expect(change).not.toHaveBeenCalledWith({ left: 'outline' });
});
