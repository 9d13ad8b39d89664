// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { toBeWritten } from '@/lib/starter/to-be-written';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionWith } from '@/tests/support/session-of';
import { AskPublish } from './ask-publish';
import { LookedAt } from './looking';
import { OpenPanes, type Panes } from './use-panes';
import { OpenSession } from './use-session';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const change = vi.fn();
const panes: Panes = { left: null, isRightOpen: false, dialog: null, at: null, change, say: () => undefined };
const call = (id: string, heading: string) => ({
  id,
  type: 'call-to-action',
  version: 0,
  props: { heading },
});

/** The dialog, for a page of these blocks that is about to be published. */
async function ask(nodes: readonly unknown[]) {
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  // Not in jsdom.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  const seen = { revision: 1, timesTaken: 0 };
  const asking = { deadLinks: [], languages: ['en-GH'], hasSettings: false, seen };
  const filling = { of: openDocument(nodes), page: JSON.parse('{ "footer": [] }') };
  const session = sessionWith(nodes, { asking, filling });
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <LookedAt
        value={{ record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true }}
      >
        <OpenSession value={session}>
          <OpenPanes value={panes}>
            <AskPublish />
          </OpenPanes>
        </OpenSession>
      </LookedAt>,
    ),
  );
  const buttons = [...container.querySelectorAll('button')];
  const press = (name: string) =>
    act(async () => buttons.find(({ textContent }) => textContent === name)?.click());
  const strong = buttons.filter((one) => one.className.includes('bg-action'));
  return { container, session, buttons, press, proposed: strong.map((one) => one.textContent) };
}

it('what is not written yet is led to, its field and all, and to go back is what the dialog proposes', async () => {
  for (const id of ['b', 'c'])
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div data-form-of="${id}"><p data-path="heading"><input id="heading-${id}" value="${toBeWritten}"></p></div>`,
    );
  const nodes = [call('a', 'Said'), call('b', toBeWritten), call('c', toBeWritten)];
  const { buttons, press, proposed } = await ask(nodes);
  expect(proposed).toEqual(['Go back and write']);
  // Two that are called alike are told apart by their places.
  expect(buttons.slice(0, 2).map((one) => one.textContent)).toEqual([
    `Call to action, ${toBeWritten} · place 2 of 3 on the page`,
    `Call to action, ${toBeWritten} · place 3 of 3 on the page`,
  ]);
  await act(async () => buttons[1]?.click());
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('heading-c'));
  expect(change).toHaveBeenCalledWith({ isRightOpen: true });
  await press('Go back and write');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('heading-b'));
});

it('what visitors would see nothing of is named, and chosen by whoever goes back', async () => {
  const { container, session, press, proposed } = await ask([
    call('a', 'Said'),
    { ...call('b', 'Lost'), type: 'carousel' },
  ]);
  expect(container.querySelector('h2')?.textContent).toBe('Not all of it can be shown');
  expect(container.querySelector('ul')?.textContent).toContain('carousel');
  expect(proposed).toEqual(['Go back and look at it']);
  await press('Go back and look at it');
  expect(session.state().selected).toBe('b');
});

it('a page on which nothing stands is asked about, and what is proposed leads to the blocks that can be put in', async () => {
  const { container, press, proposed } = await ask([{ ...call('a', 'Said'), hidden: true }]);
  expect(container.querySelector('h2')?.textContent).toBe('It is empty');
  expect(proposed).toEqual(['Go back and add a block']);
  await press('Go back and add a block');
  expect(change).toHaveBeenCalledWith({ left: 'palette', at: null });
});
