import { isField } from '../workspace/is-field';
import type { Panes } from '../workspace/composer-context';

/** Screens on which the panes are next to the page, not over it. */
export const wideScreenQuery = '(min-width: 64rem)';
export const isWide = (): boolean => window.matchMedia(wideScreenQuery).matches;

const canvasFrameSelector = 'iframe[title="The page"]';
/** Elements that handle Escape themselves: open lists and dialogs, and drags. */
const escapeOwnerSelector = '.pane-popover, .pane-overlay, [role=dialog], dialog[open], .drag-ghost, .is-dragged';

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
  const press = ({ target }: Event) => {
    const isPageArea = target instanceof Element && target.closest('main') && !target.closest('button, label');
    if (isPageArea && !isField(target)) closeBlocks();
  };
  document.addEventListener('click', press, { signal });
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

function createCanvasListeners(page: HTMLIFrameElement | null, { close, closeBlocks: press }: DismissHandlers) {
  const onKeyDown = (event: KeyboardEvent) => {
    const isDragging = page?.contentDocument?.querySelector('.canvas-drop') != null;
    if (event.key !== 'Escape' || isField(event.target) || isDragging || !isOverPage()) return;
    // On the canvas it would select the surrounding block.
    event.stopPropagation();
    close();
  };
  return {
    listen: (): void => {
      page?.contentWindow?.addEventListener('click', press, { capture: true });
      page?.contentWindow?.addEventListener('keydown', onKeyDown, { capture: true });
    },
    unlisten: (): void => {
      page?.contentWindow?.removeEventListener('click', press, { capture: true });
      page?.contentWindow?.removeEventListener('keydown', onKeyDown, { capture: true });
    },
  };
}
