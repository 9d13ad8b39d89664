import { useRef } from 'react';
import { useIsPointerDown } from './use-is-pressed';

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
