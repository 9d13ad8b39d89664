import { isField } from './is-field';
import type { Panes } from './use-panes';

/** Where panes stand beside the page, not over it. */
export const wide = '(min-width: 64rem)';
export const isWide = (): boolean => window.matchMedia(wide).matches;

const frame = 'iframe[title="The page"]';
/** What has Escape to itself: lists and dialogs that are open, and what is dragged. */
const escaping = '.pane-popover, .pane-overlay, [role=dialog], dialog[open], .drag-ghost, .is-dragged';

const isOverPage = (pane = '.side-pane'): boolean => !isWide() && document.querySelector(pane) !== null;
/** The form stays: whoever works in it chooses the next block on the page. */
const areBlocksOver = (): boolean => isOverPage('.side-pane-left');

/**
 * Closes what lies over a narrow page: by Escape, where nothing else is meant by it, and the list of blocks by a press on the page, which does
 * what it does there as well. @returns what ends that.
 */
export function leaveOverPage(change: Panes['change']): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const close = () => change({ left: null, isRightOpen: false });
  const closeBlocks = () => {
    if (areBlocksOver()) change({ left: null });
  };
  const byKey = escapeFromPane(close);
  window.addEventListener('keydown', byKey.begin, { capture: true, signal });
  window.addEventListener('keydown', byKey.end, { signal });
  const press = ({ target }: Event) => {
    const isBeside = target instanceof Element && target.closest('main') && !target.closest('button, label');
    if (isBeside && !isField(target)) closeBlocks();
  };
  document.addEventListener('click', press, { signal });
  // The page is a realm of its own, and another one each time it is loaded.
  const page = document.querySelector<HTMLIFrameElement>(frame);
  const onPage = leavingFromPage(page, { close, closeBlocks });
  onPage.listen();
  page?.addEventListener('load', onPage.listen, { signal });
  return () => {
    ends.abort();
    onPage.unlisten();
  };
}

/** What had the key to itself may be gone once the key was done. The focus goes back to what had opened the pane. */
function escapeFromPane(close: () => void) {
  let isTaken = false;
  return {
    begin: ({ key, target }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      const isSearched =
        target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
      isTaken = isSearched || document.querySelector(escaping) !== null;
    },
    end: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTaken || !isOverPage()) return;
      event.preventDefault();
      document.querySelector<HTMLElement>('.rail-button[aria-pressed="true"]')?.focus();
      close();
    },
  };
}

type Closing = { close: () => void; closeBlocks: () => void };

function leavingFromPage(page: HTMLIFrameElement | null, { close, closeBlocks: press }: Closing) {
  const leave = (event: KeyboardEvent) => {
    const isDragging = page?.contentDocument?.querySelector('.canvas-drop') != null;
    if (event.key !== 'Escape' || isField(event.target) || isDragging || !isOverPage()) return;
    // On the page itself it would choose the block around the chosen one.
    event.stopPropagation();
    close();
  };
  return {
    listen: (): void => {
      page?.contentWindow?.addEventListener('click', press, { capture: true });
      page?.contentWindow?.addEventListener('keydown', leave, { capture: true });
    },
    unlisten: (): void => {
      page?.contentWindow?.removeEventListener('click', press, { capture: true });
      page?.contentWindow?.removeEventListener('keydown', leave, { capture: true });
    },
  };
}
