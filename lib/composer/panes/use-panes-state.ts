import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Session } from '../session/session';
import type { SessionState } from '../session/session-state';
import { enterLeftPane, focusedNow, leaveOverlay } from './bring-focus';
import { isWide, leaveOverPage, wide } from './leave-over-page';
import { keepPanes, type PaneWidths, readPanes, usualWidths } from './pane-widths';
import type { Panes, PanesState } from './use-panes';

/** Over a narrow page stands one pane at a time. */
function beside({ left, isRightOpen }: Partial<PanesState>): Partial<PanesState> {
  if (isWide()) return {};
  return { ...(left && { isRightOpen: false }), ...(isRightOpen && { left: null }) };
}

const allClosed: PanesState = { left: null, isRightOpen: false, dialog: null, at: null };

/** As they were left; on a narrow screen the page comes first, and on an empty page the blocks to begin with. */
function firstPanes({ editing }: SessionState): PanesState {
  const kept = readPanes();
  const isLeftOpen = isWide() && (kept?.isLeftOpen ?? true);
  const isEmpty = editing.document.root.length === 0;
  const left = isLeftOpen ? (isEmpty ? 'palette' : 'outline') : null;
  return { ...allClosed, left, isRightOpen: isWide() && (kept?.isRightOpen ?? true) };
}

/** What of the composer is in sight, how wide, and what changes that. */
export function usePanesState(session: Session | null, say: (sentence: string) => void) {
  const [state, setState] = useState<PanesState | null>(null);
  const [widths, setWidths] = useState<PaneWidths>(usualWidths);
  if (session && !state) {
    setState(firstPanes(session.state()));
    setWidths(readPanes()?.widths ?? usualWidths);
  }
  useEffect(() => {
    if (!state || !isWide()) return;
    keepPanes({ widths, isLeftOpen: state.left !== null, isRightOpen: state.isRightOpen });
  }, [widths, state]);
  useEffect(() => {
    const narrowed = window.matchMedia(wide);
    const showPage = () => {
      if (!narrowed.matches) setState((before) => before && { ...before, left: null, isRightOpen: false });
    };
    narrowed.addEventListener('change', showPage);
    return () => narrowed.removeEventListener('change', showPage);
  }, []);
  const caller = useRef<Element | null>(null);
  const change = useCallback<Panes['change']>(
    (changed) => {
      // One that is opened from another was called from where that was.
      if (changed.dialog && !document.querySelector('.pane-overlay')) caller.current = focusedNow();
      if (session && changed.dialog === null) leaveOverlay(session, caller.current);
      setState((before) => before && { ...before, ...beside(changed), ...changed });
      if (session && changed.left) enterLeftPane(session, changed.left);
    },
    [session],
  );
  useEffect(() => (session ? leaveOverPage(change) : undefined), [session, change]);
  const panes = useMemo<Panes>(() => ({ ...(state ?? allClosed), say, change }), [state, say, change]);
  return { panes, widths, setWidths };
}
