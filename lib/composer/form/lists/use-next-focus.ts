import { type RefObject, useEffect, useRef } from 'react';

/** A button of an entry by its key, or the first field of the entry at a place. */
type Next = { key: string | null; act: string } | { at: number };

/** What has the focus once the list is drawn anew: said before the change that draws it. */
export function useNextFocus(list: RefObject<HTMLElement | null>): (next: Next) => void {
  const next = useRef<Next | null>(null);
  useEffect(() => {
    const wanted = next.current;
    const found = wanted && find(list.current, wanted);
    if (!found) return;
    next.current = null;
    found.focus();
  });
  return (wanted) => {
    next.current = wanted;
  };
}

function find(list: HTMLElement | null, next: Next): HTMLElement | null | undefined {
  if ('at' in next) {
    const entry = list?.querySelectorAll<HTMLElement>(':scope > [data-entry]')[next.at];
    return entry?.querySelector<HTMLElement>(
      'input, textarea, select, .drop-place, :scope [data-path] button',
    );
  }
  if (next.key === null) return list?.parentElement?.querySelector<HTMLElement>('[data-act="add"]');
  const act = CSS.escape(next.act);
  return list?.querySelector<HTMLElement>(
    `:scope > [data-entry="${CSS.escape(next.key)}"] [data-act="${act}"]`,
  );
}
