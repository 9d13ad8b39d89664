// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { ShortcutsDialog } from '../commands/shortcuts-dialog';
import { PaneDialog } from '../dialogs/pane-dialog';
import type { Session } from '../session/session';
import { type Panes, PanesContext } from '../workspace/composer-context';
import { usePanesState } from './use-panes-state';

let open: Panes | null = null;
const announce = vi.fn();

function Probe({ session }: { session: Session }): ReactElement {
  const { panes } = usePanesState(session, announce);
  open = panes;
  return (
    <PanesContext value={panes}>
      <button type="button">Where one was</button>
      {panes.dialog === 'commands' && (
        <PaneDialog label="Commands">
          <input />
        </PaneDialog>
      )}
      {panes.dialog === 'shortcuts' && <ShortcutsDialog />}
    </PanesContext>
  );
}

const inTime = (run: () => void) => act(() => vi.waitFor(run));
const dialog = () => document.querySelector('[role=dialog]');
const pressEscape = () =>
  act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );

async function mount() {
  // Replaces the polyfill of Headless UI, which other tests may install and which logs a warning.
  Object.assign(Element.prototype, { getAnimations: () => [] });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const session = createSessionWith([]);
  const { container, unmount } = await act(async () => render(<Probe session={session} />));
  return { container, end: () => act(async () => unmount()) };
}

it('dialogs › return the focus to the element that opened the first one', async () => {
  const { container, end } = await mount();
  const button = container.querySelector('button');
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

it('dialogs › return the focus to the tool on the canvas, or to the canvas if the tool was removed', async () => {
  const { end } = await mount();
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.title = 'The page';
  const frameDocument = frame.contentDocument;
  const tool = frameDocument?.body.appendChild(frameDocument.createElement('button'));
  for (const isRemoved of [false, true]) {
    frame.focus();
    tool?.focus();
    await act(async () => open?.change({ dialog: 'commands' }));
    await inTime(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    // Browsers blur the element when its document loses the focus.
    tool?.blur();
    if (isRemoved) tool?.remove();
    await pressEscape();
    await inTime(() => expect(dialog()).toBeNull());
    await inTime(() => expect(frameDocument?.activeElement).toBe(isRemoved ? frameDocument?.body : tool));
    await inTime(() => expect(document.activeElement).toBe(frame));
  }
  frame.remove();
  await end();
});
