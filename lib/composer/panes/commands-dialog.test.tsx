// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { findRecordsCall, type ShownRecord } from '@/schemas/composing/records';
import { respond } from '@/tests/support/fake-routes';
import { sessionWith } from '@/tests/support/session-of';
import { CommandsDialog } from './commands-dialog';
import { LookedAt } from './looking';
import { OpenPanes } from './use-panes';
import { OpenSession } from './use-session';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('CSS', { escape: (text: string) => text });
Object.assign(Element.prototype, { getAnimations: () => [] });
const ignore = () => undefined;
let root: Root;
afterEach(() => act(async () => root.unmount()));
const nothing = { slug: null, base: null, picture: null, warning: null };
const zebra: ShownRecord = {
  kind: 'page',
  id: 7,
  name: 'Zebra',
  note: '/zebra',
  address: '/zebra',
  ...nothing,
};

const zebu = { ...zebra, id: 8, name: 'Zebu', note: '/zebu', address: '/zebu' };
const foundFor: Readonly<Record<string, ShownRecord[]>> = { ze: [zebra, zebu], zeb: [zebra] };

/** Of words that begin with `ze` the answer is there; of others it never comes. */
const answer = async (address: string) => {
  const words = new URL(address, 'http://localhost').searchParams.get('words') ?? '';
  if (words === 'zanzi') return new Promise<Response>(ignore);
  return respond(findRecordsCall, { status: 200, body: { records: foundFor[words] ?? [], hasMore: false } });
};

const wait = (pause: number) => act(() => new Promise((resolve) => setTimeout(resolve, pause)));

async function draw() {
  vi.stubGlobal('fetch', answer);
  const session = sessionWith([]);
  const change = vi.fn();
  const leave = vi.spyOn(session, 'saveToLeave').mockResolvedValue(false);
  const panes = {
    left: null,
    isRightOpen: true,
    dialog: 'commands' as const,
    at: null,
    change,
    say: ignore,
  };
  const looking = { record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true };
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () =>
    root.render(
      <LookedAt value={looking}>
        <OpenSession value={session}>
          <OpenPanes value={panes}>
            <CommandsDialog />
          </OpenPanes>
        </OpenSession>
      </LookedAt>,
    ),
  );
  const field = document.querySelector('input');
  const type = (words: string) =>
    act(async () => {
      field?.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText' }));
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
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
  /** Each key as soon as the one before it has been drawn: no effect of it was waited for. */
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

it('a page that was found for other words is not opened by whoever types on', async () => {
  const { type, pages, enter, leave } = await draw();
  await type('zeb');
  await wait(300);
  expect(pages()).toEqual(['Zebra · /zebra']);
  await type('zanzi');
  expect(pages()).toEqual([]);
  await enter();
  await wait(50);
  expect(leave).not.toHaveBeenCalled();
});

it('one that was found for these words is', async () => {
  const { type, enter, leave } = await draw();
  await type('zeb');
  await wait(300);
  await enter();
  await wait(50);
  expect(leave).toHaveBeenCalledOnce();
});

it('Enter opens the entry that was marked only just now, which a screen reader is told a moment later', async () => {
  const { type, quickly, change } = await draw();
  await type('show the block');
  await type('show the blocks');
  await quickly('ArrowDown', 'Enter');
  await vi.waitFor(() => expect(change).toHaveBeenCalledWith({ left: 'palette' }));
  expect(change).not.toHaveBeenCalledWith({ left: 'outline' });
});
