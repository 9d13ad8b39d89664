import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';

type Step = -1 | 1;
type Shown = { place: number; direction: -1 | 0 | 1 };

/** A shorter movement of the finger, in pixels, is no swipe. */
const shortestSwipe = 48;

/** Which of `count` pictures is shown; after the last comes the first. Arrow keys and swipes turn. */
export function useTurning(start: number, count: number) {
  const [shown, setShown] = useState<Shown>({ place: start, direction: 0 });
  const touchedAt = useRef(0);

  const turn = (by: Step) =>
    setShown(({ place }) => ({ place: (place + by + count) % count, direction: by }));

  return {
    ...shown,
    turn,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') turn(1);
      if (event.key === 'ArrowLeft') turn(-1);
    },
    onTouchStart: (event: TouchEvent) => {
      touchedAt.current = event.touches[0]?.clientX ?? 0;
    },
    onTouchEnd: (event: TouchEvent) => {
      const moved = (event.changedTouches[0]?.clientX ?? touchedAt.current) - touchedAt.current;
      if (Math.abs(moved) > shortestSwipe) turn(moved < 0 ? 1 : -1);
    },
  };
}
