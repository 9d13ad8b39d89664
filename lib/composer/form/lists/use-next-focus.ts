import { type RefObject, useEffect, useRef } from 'react';

/** A button of an entry by its key, or the first field of the entry at an index. */
type FocusTarget = { key: string | null; action: string } | { index: number };

/**
 * Returns a function that sets what gets the focus after the next render of the list; it is called before
 * the change.
 */
export function useNextFocus(list: RefObject<HTMLElement | null>): (next: FocusTarget) => void {
  const pending = useRef<FocusTarget | null>(null);
  useEffect(() => {
    const target = pending.current;
    const element = target && findTarget(list.current, target);
    if (!element) return;
    pending.current = null;
    element.focus();
  });
  return (target) => {
    pending.current = target;
  };
}

function findTarget(list: HTMLElement | null, target: FocusTarget): HTMLElement | null | undefined {
  if ('index' in target) {
    const entry = list?.querySelectorAll<HTMLElement>(':scope > [data-entry]')[target.index];
    return entry?.querySelector<HTMLElement>(
      'input, textarea, select, .drop-place, :scope [data-path] button',
    );
  }
  if (target.key === null) return list?.parentElement?.querySelector<HTMLElement>('[data-act="add"]');
  const action = CSS.escape(target.action);
  return list?.querySelector<HTMLElement>(
    `:scope > [data-entry="${CSS.escape(target.key)}"] [data-act="${action}"]`,
  );
}
