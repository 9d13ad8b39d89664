// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { PagePreviewContext, type Panes, PanesContext, SessionContext } from '../workspace/composer-context';
import { CanvasFrame } from './canvas-frame';

const ignore = () => undefined;
const panes: Panes = {
  left: null,
  isRightOpen: true,
  dialog: null,
  at: null,
  change: ignore,
  announce: ignore,
};
const preview = { record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true };
const observe = class {
  observe = ignore;
  disconnect = ignore;
};

it('skip links › lead past the page in both directions: before it to the form, after it back to the blocks', async () => {
  vi.stubGlobal('ResizeObserver', observe);
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(null);
  const session = createSessionWith([]);
  const { container } = await act(async () =>
    render(
      <PagePreviewContext value={preview}>
        <SessionContext value={session}>
          <PanesContext value={panes}>
            <div className="pane-rail">
              <button type="button">What opens the list</button>
            </div>
            <nav data-pane="left" />
            <CanvasFrame page={session.page} locales={['en-GH']} session={session} onRendered={ignore} />
            <aside data-pane="right">
              <button type="button">In the form</button>
            </aside>
          </PanesContext>
        </SessionContext>
      </PagePreviewContext>,
    ),
  );
  const frame = container.querySelector('iframe');
  const press = (link: Element | null | undefined) => {
    expect(link?.textContent).toMatch(/^Skip preview, go to the (form|block list)$/);
    if (link instanceof HTMLElement) link.click();
    return document.activeElement?.textContent;
  };
  expect(press(frame?.previousElementSibling)).toBe('In the form');
  expect(press(frame?.nextElementSibling)).toBe('What opens the list');
  const list = container.querySelector('nav');
  if (list) list.innerHTML = '<button>A tab</button><div role="row" tabindex="0">Selected block</div>';
  expect(press(frame?.nextElementSibling)).toBe('Selected block');
  if (list) list.innerHTML = '<button>A tab</button><p>Nothing yet</p>';
  expect(press(frame?.nextElementSibling)).toBe('A tab');
});
