import { useSyncExternalStore } from 'react';

let isDown = false;
let lifts = 0;
let listening = 0;

/** Lifted is who has pressed only once what was pressed has heard of it. Of a press nobody is told: to draw anew then may move what it is on. */
function listen(tell: () => void): () => void {
  const press = () => {
    isDown = true;
  };
  const lift = () =>
    void setTimeout(() => {
      isDown = false;
      lifts += 1;
      tell();
    });
  const heard = [
    ['pointerdown', press],
    ['pointerup', lift],
    ['pointercancel', lift],
  ] as const;
  for (const [event, hear] of heard) document.addEventListener(event, hear, true);
  listening += 1;
  return () => {
    listening -= 1;
    // Nobody would hear of the lift.
    if (listening === 0) isDown = false;
    for (const [event, hear] of heard) document.removeEventListener(event, hear, true);
  };
}

/** Whether a pointer was down, wherever, when this was drawn; it is drawn anew as soon as it is lifted. */
export function useIsPressed(): boolean {
  useSyncExternalStore(
    listen,
    () => lifts,
    () => 0,
  );
  return isDown;
}
