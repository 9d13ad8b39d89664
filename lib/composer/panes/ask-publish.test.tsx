// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
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

it('what is not written yet is led to, its field and all, and to go back is what the dialog proposes', async () => {
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  // Not in jsdom.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  const seen = { revision: 1, timesTaken: 0 };
  const asking = { deadLinks: [], languages: ['en-GH'], hasSettings: false, seen };
  const session = sessionWith([call('a', 'Said'), call('b', toBeWritten), call('c', toBeWritten)], {
    asking,
  });
  const container = document.body.appendChild(document.createElement('div'));
  for (const id of ['b', 'c'])
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div data-form-of="${id}"><p data-path="heading"><input id="heading-${id}" value="${toBeWritten}"></p></div>`,
    );
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
  expect(strong.map((one) => one.textContent)).toEqual(['Go back and write']);
  await act(async () => buttons[1]?.click());
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('heading-c'));
  expect(change).toHaveBeenCalledWith({ isRightOpen: true });
  await press('Go back and write');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('heading-b'));
});
