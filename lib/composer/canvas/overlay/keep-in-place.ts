import { boxOf, findFrame } from '../find-frame';

/** What comes near the screen takes its height then, and the browser may have scrolled by itself: for so many frames it is put right. */
const mostFrames = 4;
/** Whoever takes the page into their own hand by one of these is not pulled back. */
export const takingHands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const drawing: { kept: string | null; isLetGo: boolean } = { kept: null, isLetGo: false };

/** Whether a block that is being drawn elsewhere is kept where it is on the screen. */
export const isKeptInPlace = (id: string): boolean => drawing.kept === id;

/** What is let go of by hand stands where the hand is: the next drawing moves no page. */
export function letGo(): void {
  drawing.isLetGo = true;
}

/** Draws what comes, goes or moves. A block that is in sight stays where it is on the screen, and the page moves around it. */
export function keepInPlace(id: string | null, draw: () => void): void {
  const box = id === null || drawing.isLetGo ? null : boxOf(findFrame(id));
  drawing.isLetGo = false;
  drawing.kept = box && box.bottom > 0 && box.top < window.innerHeight ? id : null;
  try {
    draw();
    if (box && drawing.kept !== null) stayAt(drawing.kept, box.top);
  } finally {
    drawing.kept = null;
  }
}

function stayAt(id: string, top: number): void {
  const hand = new AbortController();
  const stop = () => hand.abort();
  for (const kind of takingHands) window.addEventListener(kind, stop, { signal: hand.signal });
  const settle = (framesLeft: number) => {
    if (hand.signal.aborted) return;
    const now = boxOf(findFrame(id));
    if (now && Math.abs(now.top - top) > 1) window.scrollBy({ top: now.top - top, behavior: 'instant' });
    if (now && framesLeft > 0) requestAnimationFrame(() => settle(framesLeft - 1));
    else stop();
  };
  settle(mostFrames);
}
