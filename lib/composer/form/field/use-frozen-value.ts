import { useRef, useSyncExternalStore } from 'react';

const pointer = { isPointerDown: false, releaseCount: 0, listeners: 0 };

/**
 * The release counts after the pressed element has handled it, hence the timeout. A press does not notify
 * subscribers, because a render could move the pressed element.
 */
function subscribe(notify: () => void): () => void {
  const onPress = () => {
    pointer.isPointerDown = true;
  };
  const onRelease = () =>
    void setTimeout(() => {
      pointer.isPointerDown = false;
      pointer.releaseCount += 1;
      notify();
    });
  const listeners = [
    ['pointerdown', onPress],
    ['pointerup', onRelease],
    ['pointercancel', onRelease],
  ] as const;
  for (const [event, listener] of listeners) document.addEventListener(event, listener, true);
  pointer.listeners += 1;
  return () => {
    pointer.listeners -= 1;
    // Without listeners the release would be missed.
    if (pointer.listeners === 0) pointer.isPointerDown = false;
    for (const [event, listener] of listeners) document.removeEventListener(event, listener, true);
  };
}

/** Whether a pointer was down anywhere during this render; renders again after the release. */
function useIsPointerDown(): boolean {
  useSyncExternalStore(
    subscribe,
    () => pointer.releaseCount,
    () => 0,
  );
  return pointer.isPointerDown;
}

/**
 * Holds back updates above a focused field or during a press: a layout shift would move the field, or the
 * pressed button, away from the pointer.
 */
export function useFrozenValue<Value>(value: Value, isFrozen: boolean): Value {
  const lastValue = useRef(value);
  const isPressed = useIsPointerDown();
  if (!isFrozen && !isPressed) lastValue.current = value;
  return lastValue.current;
}
