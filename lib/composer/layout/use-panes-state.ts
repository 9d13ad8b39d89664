import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import type { Session } from '../session/session';
import type { SessionState } from '../session/session-state';
import type { Panes, PanesState } from '../workspace/composer-context';
import { deepActiveElement, focusAfterDialog, focusLeftPane, isField } from '../workspace/focus';

/** Screens on which the panes are next to the page, not over it. */
const wideScreenQuery = '(min-width: 64rem)';
const isWide = (): boolean => window.matchMedia(wideScreenQuery).matches;

const canvasFrameSelector = 'iframe[title="The page"]';
/** Elements that handle Escape themselves: open lists and dialogs, and drags. */
const escapeOwnerSelector =
  '.pane-popover, .pane-overlay, [role=dialog], dialog[open], .drag-ghost, .is-dragged';

const isOverPage = (pane = '.side-pane'): boolean => !isWide() && document.querySelector(pane) !== null;
/** Only the left pane: in the form, the user selects the next block on the page. */
const isLeftPaneOverPage = (): boolean => isOverPage('.side-pane-left');

/**
 * Closes the panes over a narrow page: by Escape, if nothing else handles it, and the left pane by a click
 * on the page, which keeps its normal effect.
 * @returns a cleanup function
 */
export function dismissPanesOverPage(change: Panes['change']): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const close = () => change({ left: null, isRightOpen: false });
  const closeBlocks = () => {
    if (isLeftPaneOverPage()) change({ left: null });
  };
  const escapeKey = escapeFromPane(close);
  window.addEventListener('keydown', escapeKey.capture, { capture: true, signal });
  window.addEventListener('keydown', escapeKey.bubble, { signal });
  const onClick = ({ target }: Event) => {
    const isPageArea =
      target instanceof Element && target.closest('main') && !target.closest('button, label');
    if (isPageArea && !isField(target)) closeBlocks();
  };
  document.addEventListener('click', onClick, { signal });
  // The canvas is a separate realm, and a new one after each load.
  const page = document.querySelector<HTMLIFrameElement>(canvasFrameSelector);
  const canvasListeners = createCanvasListeners(page, { close, closeBlocks });
  canvasListeners.listen();
  page?.addEventListener('load', canvasListeners.listen, { signal });
  return () => {
    controller.abort();
    canvasListeners.unlisten();
  };
}

/**
 * The element that handles the key may be removed by the time the event bubbles, so it is checked in the
 * capture phase. The focus returns to the button that opened the pane.
 */
function escapeFromPane(close: () => void) {
  let isHandled = false;
  return {
    capture: ({ key, target }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      const isSearched =
        target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
      isHandled = isSearched || document.querySelector(escapeOwnerSelector) !== null;
    },
    bubble: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isHandled || !isOverPage()) return;
      event.preventDefault();
      document.querySelector<HTMLElement>('.rail-button[aria-pressed="true"]')?.focus();
      close();
    },
  };
}

type DismissHandlers = { close: () => void; closeBlocks: () => void };

function createCanvasListeners(
  page: HTMLIFrameElement | null,
  { close, closeBlocks: onClick }: DismissHandlers,
) {
  const onKeyDown = (event: KeyboardEvent) => {
    const isDragging = page?.contentDocument?.querySelector('.canvas-drop-indicator') != null;
    if (event.key !== 'Escape' || isField(event.target) || isDragging || !isOverPage()) return;
    // On the canvas it would select the surrounding block.
    event.stopPropagation();
    close();
  };
  return {
    listen: (): void => {
      page?.contentWindow?.addEventListener('click', onClick, { capture: true });
      page?.contentWindow?.addEventListener('keydown', onKeyDown, { capture: true });
    },
    unlisten: (): void => {
      page?.contentWindow?.removeEventListener('click', onClick, { capture: true });
      page?.contentWindow?.removeEventListener('keydown', onKeyDown, { capture: true });
    },
  };
}

/** Widths of the panes next to the page, in px. */
export type PaneWidths = { left: number; right: number };

export const widthLimits = { left: [272, 480], right: [272, 560] } as const;
const defaultWidths: PaneWidths = { left: 304, right: 336 };

const storageKey = 'composer-panes';
const widthSchema = ([min, max]: readonly [number, number]) => z.number().min(min).max(max);
const storedPanesSchema = z.object({
  widths: z.object({ left: widthSchema(widthLimits.left), right: widthSchema(widthLimits.right) }),
  isLeftOpen: z.boolean(),
  isRightOpen: z.boolean(),
});
export type StoredPanes = z.infer<typeof storedPanesSchema>;

/** Layout that is stored in this browser; null if nothing is stored or the storage is unavailable. */
function readStoredPanes(): StoredPanes | null {
  try {
    return storedPanesSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? ''));
  } catch {
    return null;
  }
}

/** Without storage, each visit starts with the default layout. */
function storePanes(panes: StoredPanes): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(panes));
  } catch {
    // Private windows throw.
  }
}

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
  const panes = useMemo<Panes>(
    () => ({ ...(state ?? allClosed), announce, change }),
    [state, announce, change],
  );
  return { panes, widths, setWidths };
}
