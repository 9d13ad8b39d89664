import { useRef } from 'react';

/** A repeated press within this time, in ms, counts as a double click. */
const THROTTLE_MS = 700;

/** Runs an action at most once per interval: after the first press the target may be a different block. */
export function useThrottledAction(action: () => void): () => void {
  const lastRunAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - lastRunAt.current < THROTTLE_MS) return;
    lastRunAt.current = now;
    action();
  };
}
