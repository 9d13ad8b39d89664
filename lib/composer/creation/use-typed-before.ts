import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * The page can be typed in before React runs in it. React shows what it knows then and would forget the rest.
 * @param take gets what stands in the control where it differs from what was drawn.
 */
export function useTypedBefore<Control extends HTMLInputElement | HTMLSelectElement>(
  drawn: string,
  take: (typed: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const takeOver = useEffectEvent(() => {
    const typed = control.current?.value ?? drawn;
    if (typed !== drawn) take(typed);
  });
  useEffect(() => takeOver(), []);
  return control;
}
