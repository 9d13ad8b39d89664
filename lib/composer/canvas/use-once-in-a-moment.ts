import { useRef } from 'react';

/** For so long after it was done, in ms, the same again is the second press of a double one. */
const moment = 700;

/** What is done once, however often it is pressed in a moment: what it is done to may be another thing by then. */
export function useOnceInAMoment(act: () => void): () => void {
  const doneAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - doneAt.current < moment) return;
    doneAt.current = now;
    act();
  };
}
