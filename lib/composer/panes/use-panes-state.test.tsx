// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { sessionWith } from '@/tests/support/session-of';
import type { Session } from '../session/session';
import { PaneDialog } from './pane-dialog';
import { ShortcutsDialog } from './shortcuts-dialog';
import { OpenPanes, type Panes } from './use-panes';
import { usePanesState } from './use-panes-state';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let open: Panes | null = null;
const say = vi.fn();

function Shown({ session }: { session: Session }): ReactElement {
  const { panes } = usePanesState(session, say);
  open = panes;
  return (
    <OpenPanes value={panes}>
      <button type="button">Where one was</button>
      {panes.dialog === 'commands' && (
        <PaneDialog label="Commands">
          <input />
        </PaneDialog>
      )}
      {panes.dialog === 'shortcuts' && <ShortcutsDialog />}
    </OpenPanes>
  );
}

const inTime = (run: () => void) => act(() => vi.waitFor(run));
const dialog = () => document.querySelector('[role=dialog]');
const pressEscape = () =>
  act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );

async function draw() {
  // Headless UI, where another test has it, puts one in the place that complains.
  Object.assign(Element.prototype, { getAnimations: () => [] });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const session = sessionWith([]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Shown session={session} />));
  return { place, end: () => act(async () => root.unmount()) };
}

it('a dialog that is opened from another gives the focus back to where the first was called from', async () => {
  const { place, end } = await draw();
  const button = place.querySelector('button');
  button?.focus();
  await act(async () => open?.change({ dialog: 'commands' }));
  await inTime(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
  await act(async () => {
    open?.change({ dialog: null });
    open?.change({ dialog: 'shortcuts' });
  });
  await inTime(() => expect(dialog()?.getAttribute('aria-label')).toBe('Keyboard shortcuts'));
  await inTime(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
  await pressEscape();
  await inTime(() => expect(dialog()).toBeNull());
  await inTime(() => expect(document.activeElement).toBe(button));
  await end();
});

it('one that is opened on the page gives the focus back to the tool that had it, or to the page where the text that had it is gone', async () => {
  const { end } = await draw();
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.title = 'The page';
  const within = frame.contentDocument;
  const tool = within?.body.appendChild(within.createElement('button'));
  for (const isGone of [false, true]) {
    frame.focus();
    tool?.focus();
    await act(async () => open?.change({ dialog: 'commands' }));
    await inTime(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    // As browsers do to a realm that loses the focus.
    tool?.blur();
    if (isGone) tool?.remove();
    await pressEscape();
    await inTime(() => expect(dialog()).toBeNull());
    await inTime(() => expect(within?.activeElement).toBe(isGone ? within?.body : tool));
    await inTime(() => expect(document.activeElement).toBe(frame));
  }
  frame.remove();
  await end();
});
