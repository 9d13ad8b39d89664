import { useRef } from 'react';

/** What stands above somebody's hand, as it was when they began: what is shown there anew, or no more, would move the field away. */
export function useHeldStill<Value>(value: Value, isInHand: boolean): Value {
  const shown = useRef(value);
  if (!isInHand) shown.current = value;
  return shown.current;
}
