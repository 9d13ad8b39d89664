import { useRef } from 'react';
import { useIsPressed } from './use-is-pressed';

/**
 * What stands above somebody's hand, as it was when they began: what is shown there anew, or no more, would move the field away, or, while a
 * pointer is down, the button that it is on.
 */
export function useHeldStill<Value>(value: Value, isInHand: boolean): Value {
  const shown = useRef(value);
  const isPressed = useIsPressed();
  if (!isInHand && !isPressed) shown.current = value;
  return shown.current;
}
