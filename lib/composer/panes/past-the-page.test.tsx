// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { sessionWith } from '@/tests/support/session-of';
import { CanvasFrame } from './canvas-frame';
import { LookedAt } from './looking';
import { OpenPanes, type Panes } from './use-panes';
import { OpenSession } from './use-session';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ignore = () => undefined;
const panes: Panes = { left: null, isRightOpen: true, dialog: null, at: null, change: ignore, say: ignore };
const looking = { record: '/compose/record/1', choices: [], owner: null, isOnSite: true, wasOnSite: true };
const observe = class {
  observe = ignore;
  disconnect = ignore;
};

it('the page is passed either way: before it stands a way on to the form, behind it one back to the blocks', async () => {
  vi.stubGlobal('ResizeObserver', observe);
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(null);
  const session = sessionWith([]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <LookedAt value={looking}>
        <OpenSession value={session}>
          <OpenPanes value={panes}>
            <div className="pane-rail">
              <button type="button">What opens the list</button>
            </div>
            <nav data-pane="left" />
            <CanvasFrame page={session.page} locales={['en-GH']} session={session} drawn={ignore} />
            <aside data-pane="right">
              <button type="button">In the form</button>
            </aside>
          </OpenPanes>
        </OpenSession>
      </LookedAt>,
    ),
  );
  const frame = place.querySelector('iframe');
  const press = (beside: Element | null | undefined) => {
    expect(beside?.textContent).toMatch(/^Past the page, to/);
    if (beside instanceof HTMLElement) beside.click();
    return document.activeElement?.textContent;
  };
  expect(press(frame?.previousElementSibling)).toBe('In the form');
  expect(press(frame?.nextElementSibling)).toBe('What opens the list');
  const list = place.querySelector('nav');
  if (list) list.innerHTML = '<button>A tab</button><div role="row" tabindex="0">The chosen block</div>';
  expect(press(frame?.nextElementSibling)).toBe('The chosen block');
  if (list) list.innerHTML = '<button>A tab</button><p>Nothing yet</p>';
  expect(press(frame?.nextElementSibling)).toBe('A tab');
  await act(async () => root.unmount());
});
