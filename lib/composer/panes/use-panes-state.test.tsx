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

it('a dialog that is opened from another gives the focus back to where the first was called from', async () => {
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
  const inTime = (run: () => void) => act(() => vi.waitFor(run));
  const dialog = () => document.querySelector('[role=dialog]');
  await act(async () => root.render(<Shown session={session} />));
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
  await act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  await inTime(() => expect(dialog()).toBeNull());
  await inTime(() => expect(document.activeElement).toBe(button));
  await act(async () => root.unmount());
});
