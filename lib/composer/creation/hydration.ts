import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/**
 * Reports input from before hydration: React would overwrite it with the rendered value.
 * @param onInput receives the value of the control if it differs from the rendered one
 */
export function useInputBeforeHydration<Control extends HTMLInputElement | HTMLSelectElement>(
  renderedValue: string,
  onInput: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const reportInput = useEffectEvent(() => {
    const value = control.current?.value ?? renderedValue;
    if (value !== renderedValue) onInput(value);
  });
  useEffect(() => reportInput(), []);
  return control;
}

const subscribeToNothing = () => () => undefined;

/** Whether React has hydrated the page. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
