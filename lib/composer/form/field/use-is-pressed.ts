import { useSyncExternalStore } from 'react';

let isDown = false;

/** Lifted is who has pressed only once what was pressed has heard of it. */
function listen(tell: () => void): () => void {
  const set = (is: boolean) => {
    isDown = is;
    tell();
  };
  const press = () => set(true);
  const lift = () => void setTimeout(() => set(false));
  const heard = [
    ['pointerdown', press],
    ['pointerup', lift],
    ['pointercancel', lift],
  ] as const;
  for (const [event, hear] of heard) document.addEventListener(event, hear, true);
  return () => {
    for (const [event, hear] of heard) document.removeEventListener(event, hear, true);
  };
}

/** Whether a pointer is down just now, wherever. */
export const useIsPressed = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isDown,
    () => false,
  );
