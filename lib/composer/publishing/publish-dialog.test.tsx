// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { placeholderText } from '@/lib/starter/placeholder-text';
import { createSessionWith } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { PagePreviewContext, type Panes, PanesContext, SessionContext } from '../workspace/composer-context';
import { PublishDialog } from './publish-dialog';

const change = vi.fn();
const panes: Panes = {
  left: null,
  isRightOpen: false,
  dialog: null,
  at: null,
  change,
  announce: () => undefined,
};
const call = (id: string, heading: string) => ({
  id,
  type: 'call-to-action',
  version: 0,
  props: { heading },
});

/** Renders the dialog for a page with these blocks. */
async function mount(nodes: readonly unknown[]) {
  vi.stubGlobal('fetch', new FakeComposingApi([]).fetch);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  const displayed = { revision: 1, mergeCount: 0 };
  const publishPrompt = { deadLinks: [], languages: ['en-GH'], hasSettings: false, displayed };
  const filling = { document: openDocument(nodes), data: JSON.parse('{ "footer": [] }') };
  const session = createSessionWith(nodes, { publishPrompt, pageData: filling });
  const { container } = await act(async () =>
    render(
      <PagePreviewContext
        value={{ record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true }}
      >
        <SessionContext value={session}>
          <PanesContext value={panes}>
            <PublishDialog />
          </PanesContext>
        </SessionContext>
      </PagePreviewContext>,
    ),
  );
  const buttons = [...container.querySelectorAll('button')];
  const press = (name: string) =>
    act(async () => buttons.find(({ textContent }) => textContent === name)?.click());
  const strong = buttons.filter((one) => one.className.includes('bg-action'));
  return { container, session, buttons, press, proposed: strong.map((one) => one.textContent) };
}

it('publish dialog › links to the unfinished fields, and proposes to go back to them', async () => {
  for (const id of ['b', 'c'])
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div data-form-of="${id}"><p data-path="heading"><input id="heading-${id}" value="${placeholderText}"></p></div>`,
    );
  const nodes = [call('a', 'Said'), call('b', placeholderText), call('c', placeholderText)];
  const { buttons, press, proposed } = await mount(nodes);
  expect(proposed).toEqual(['Go back and edit']);
  // Duplicate titles are distinguished by place.
  expect(buttons.slice(0, 2).map((one) => one.textContent)).toEqual([
    `Call to action, ${placeholderText} · position 2 of 3 on the page`,
    `Call to action, ${placeholderText} · position 3 of 3 on the page`,
  ]);
  await act(async () => buttons[1]?.click());
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('heading-c'));
  expect(change).toHaveBeenCalledWith({ isRightOpen: true });
  await press('Go back and edit');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('heading-b'));
});

it('publish dialog › names blocks that visitors cannot see, and selects the first one on going back', async () => {
  const { container, session, press, proposed } = await mount([
    call('a', 'Said'),
    { ...call('b', 'Lost'), type: 'carousel' },
  ]);
  expect(container.querySelector('h2')?.textContent).toBe('Some blocks cannot be shown');
  expect(container.querySelector('ul')?.textContent).toContain('carousel');
  expect(proposed).toEqual(['Go back and review']);
  await press('Go back and review');
  expect(session.state().selected).toBe('b');
});

it('publish dialog › reports an empty page, and proposes to open the block palette', async () => {
  const { container, press, proposed } = await mount([{ ...call('a', 'Said'), hidden: true }]);
  expect(container.querySelector('h2')?.textContent).toBe('The page is empty');
  expect(proposed).toEqual(['Go back and add a block']);
  await press('Go back and add a block');
  expect(change).toHaveBeenCalledWith({ left: 'palette', at: null });
});
