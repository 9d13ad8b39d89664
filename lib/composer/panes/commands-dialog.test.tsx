// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
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
const zebra = { kind: 'page', id: 7, name: 'Zebra', note: '/zebra', address: '/zebra', ...nothing };

/** Of words that begin with `zeb` the answer is there; of others it never comes. */
const answer = async (address: string) => {
  const words = new URL(address, 'http://localhost').searchParams.get('words');
  if (words === 'zanzi') return new Promise<Response>(ignore);
  return Response.json({ records: words === 'zeb' ? [zebra] : [], hasMore: false });
};

const wait = (pause: number) => act(() => new Promise((resolve) => setTimeout(resolve, pause)));

async function draw() {
  vi.stubGlobal('fetch', answer);
  const session = sessionWith([]);
  const leave = vi.spyOn(session, 'saveToLeave').mockResolvedValue(false);
  const panes = {
    left: null,
    isRightOpen: true,
    dialog: 'commands' as const,
    at: null,
    change: ignore,
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
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const pages = () =>
    [...document.querySelectorAll('[role=menuitem]')]
      .map((one) => one.textContent ?? '')
      .filter((one) => one.includes('/zebra'));
  const enter = () =>
    act(async () =>
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
    );
  return { type, pages, enter, leave };
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
