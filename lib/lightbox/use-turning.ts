import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';

type Step = -1 | 1;
type Shown = { place: number; direction: -1 | 0 | 1 };
type Point = { x: number; y: number };

/** A shorter movement of the finger, in pixels, is no swipe. */
const shortestSwipe = 48;

/** Which of `count` pictures is shown; after the last comes the first. Arrow keys and swipes turn. */
export function useTurning(start: number, count: number) {
  const [shown, setShown] = useState<Shown>({ place: start, direction: 0 });
  const touchedAt = useRef<Point | null>(null);

  const turn = (by: Step) =>
    setShown(({ place }) => ({ place: (place + by + count) % count, direction: by }));

  return {
    ...shown,
    turn,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') turn(1);
      if (event.key === 'ArrowLeft') turn(-1);
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      const [first, second] = [touches[0], touches[1]];
      // Two fingers make a picture larger; what they do afterwards is no swipe.
      touchedAt.current = first && !second ? { x: first.clientX, y: first.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, last] = [touchedAt.current, changedTouches[0]];
      touchedAt.current = null;
      const step = from && last && readSwipe(from, { x: last.clientX, y: last.clientY });
      if (step) turn(step);
    },
  };
}

/** A movement that is long enough, and more sideways than not. */
function readSwipe(from: Point, to: Point): Step | null {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) <= shortestSwipe || Math.abs(across) <= Math.abs(down)) return null;
  return across < 0 ? 1 : -1;
}
