import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';

type Step = -1 | 1;
type NavigationState = { index: number; direction: -1 | 0 | 1 };
type TouchPoint = { x: number; y: number };

/** Minimum horizontal distance of a swipe, in pixels. */
const MIN_SWIPE_PX = 48;

/**
 * The index of the displayed picture among `count`, wrapping around, with handlers for arrow keys and
 * swipes.
 */
export function usePictureNavigation(start: number, count: number) {
  const [state, setState] = useState<NavigationState>({ index: start, direction: 0 });
  const touchStart = useRef<TouchPoint | null>(null);

  const step = (direction: Step) =>
    setState(({ index }) => ({ index: (index + direction + count) % count, direction: direction }));

  return {
    ...state,
    step,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') step(1);
      if (event.key === 'ArrowLeft') step(-1);
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      const [first, second] = [touches[0], touches[1]];
      // Two fingers zoom the picture; ignore their movement.
      touchStart.current = first && !second ? { x: first.clientX, y: first.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, last] = [touchStart.current, changedTouches[0]];
      touchStart.current = null;
      const swipe = from && last && readSwipe(from, { x: last.clientX, y: last.clientY });
      if (swipe) step(swipe);
    },
  };
}

/** A movement counts as a swipe when it is long enough and mostly horizontal. */
function readSwipe(from: TouchPoint, to: TouchPoint): Step | null {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) <= MIN_SWIPE_PX || Math.abs(across) <= Math.abs(down)) return null;
  return across < 0 ? 1 : -1;
}
