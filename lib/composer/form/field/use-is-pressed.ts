import { useSyncExternalStore } from 'react';

const pointer = { isDown: false, lifts: 0, listeners: 0 };

/** Lifted is who has pressed only once what was pressed has heard of it. Of a press nobody is told: to draw anew then may move what it is on. */
function listen(tell: () => void): () => void {
  const press = () => {
    pointer.isDown = true;
  };
  const lift = () =>
    void setTimeout(() => {
      pointer.isDown = false;
      pointer.lifts += 1;
      tell();
    });
  const heard = [
    ['pointerdown', press],
    ['pointerup', lift],
    ['pointercancel', lift],
  ] as const;
  for (const [event, hear] of heard) document.addEventListener(event, hear, true);
  pointer.listeners += 1;
  return () => {
    pointer.listeners -= 1;
    // Nobody would hear of the lift.
    if (pointer.listeners === 0) pointer.isDown = false;
    for (const [event, hear] of heard) document.removeEventListener(event, hear, true);
  };
}

/** Whether a pointer was down, wherever, when this was drawn; it is drawn anew as soon as it is lifted. */
export function useIsPressed(): boolean {
  useSyncExternalStore(
    listen,
    () => pointer.lifts,
    () => 0,
  );
  return pointer.isDown;
}
