import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Session } from '../session/session';
import type { SessionState } from '../session/session-state';
import { focusLeftPane, deepActiveElement, focusAfterDialog } from '../workspace/focus';
import { isWide, dismissPanesOverPage, wideScreenQuery } from './leave-over-page';
import { storePanes, type PaneWidths, readStoredPanes, defaultWidths } from './pane-widths';
import type { Panes, PanesState } from '../workspace/composer-context';

/** On a narrow screen only one pane is open at a time. */
function closeOtherPane({ left, isRightOpen }: Partial<PanesState>): Partial<PanesState> {
  if (isWide()) return {};
  return { ...(left && { isRightOpen: false }), ...(isRightOpen && { left: null }) };
}

const allClosed: PanesState = { left: null, isRightOpen: false, dialog: null, at: null };

/**
 * The stored layout. On a narrow screen the panes are closed at first; an empty page starts with the block
 * palette.
 */
function initialPanes({ editing }: SessionState): PanesState {
  const stored = readStoredPanes();
  const isLeftOpen = isWide() && (stored?.isLeftOpen ?? true);
  const isEmpty = editing.document.root.length === 0;
  const left = isLeftOpen ? (isEmpty ? 'palette' : 'outline') : null;
  return { ...allClosed, left, isRightOpen: isWide() && (stored?.isRightOpen ?? true) };
}

/** Which panes and dialogs are open, the widths of the panes, and how to change them. */
export function usePanesState(session: Session | null, announce: (sentence: string) => void) {
  const [state, setState] = useState<PanesState | null>(null);
  const [widths, setWidths] = useState<PaneWidths>(defaultWidths);
  if (session && !state) {
    setState(initialPanes(session.state()));
    setWidths(readStoredPanes()?.widths ?? defaultWidths);
  }
  useEffect(() => {
    if (!state || !isWide()) return;
    storePanes({ widths, isLeftOpen: state.left !== null, isRightOpen: state.isRightOpen });
  }, [widths, state]);
  useEffect(() => {
    const wideScreen = window.matchMedia(wideScreenQuery);
    const closePanes = () => {
      if (!wideScreen.matches) setState((before) => before && { ...before, left: null, isRightOpen: false });
    };
    wideScreen.addEventListener('change', closePanes);
    return () => wideScreen.removeEventListener('change', closePanes);
  }, []);
  const opener = useRef<Element | null>(null);
  const change = useCallback<Panes['change']>(
    (changed) => {
      // A dialog that is opened from another one keeps the opener of the first.
      if (changed.dialog && !document.querySelector('.pane-overlay')) opener.current = deepActiveElement();
      if (session && changed.dialog === null) focusAfterDialog(session, opener.current);
      setState((before) => before && { ...before, ...closeOtherPane(changed), ...changed });
      if (session && changed.left) focusLeftPane(session, changed.left);
    },
    [session],
  );
  useEffect(() => (session ? dismissPanesOverPage(change) : undefined), [session, change]);
  const panes = useMemo<Panes>(() => ({ ...(state ?? allClosed), announce, change }), [state, announce, change]);
  return { panes, widths, setWidths };
}
