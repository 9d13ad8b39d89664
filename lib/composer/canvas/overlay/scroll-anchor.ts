import { boxOf, findFrame } from '../find-frame';

/**
 * Number of frames for which the position is corrected: content near the viewport is laid out when first
 * rendered, and the browser may scroll by itself.
 */
const MAX_ANCHOR_CORRECTION_FRAMES = 4;
/** Events by which the user takes over the scroll position; the correction stops. */
export const userScrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const anchorState: { anchorId: string | null; shouldSkipNext: boolean } = {
  anchorId: null,
  shouldSkipNext: false,
};

/** Whether a block is the scroll anchor of the current render. */
export const isScrollAnchor = (id: string): boolean => anchorState.anchorId === id;

/** Skips the anchor for the next render: a dropped block appears at the pointer. */
export function skipNextAnchor(): void {
  anchorState.shouldSkipNext = true;
}

/**
 * Renders a change that inserts, removes or moves blocks. A visible block keeps its screen position, and the
 * page moves around it.
 */
export function renderWithAnchor(id: string | null, render: () => void): void {
  const box = id === null || anchorState.shouldSkipNext ? null : boxOf(findFrame(id));
  anchorState.shouldSkipNext = false;
  anchorState.anchorId = box && box.bottom > 0 && box.top < window.innerHeight ? id : null;
  try {
    render();
    if (box && anchorState.anchorId !== null) pinToTop(anchorState.anchorId, box.top);
  } finally {
    anchorState.anchorId = null;
  }
}

function pinToTop(id: string, top: number): void {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const kind of userScrollEvents) window.addEventListener(kind, stop, { signal: controller.signal });
  const correctPosition = (framesLeft: number) => {
    if (controller.signal.aborted) return;
    const box = boxOf(findFrame(id));
    if (box && Math.abs(box.top - top) > 1) window.scrollBy({ top: box.top - top, behavior: 'instant' });
    if (box && framesLeft > 0) requestAnimationFrame(() => correctPosition(framesLeft - 1));
    else stop();
  };
  correctPosition(MAX_ANCHOR_CORRECTION_FRAMES);
}
