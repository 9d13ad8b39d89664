import { type PointerEvent as HandPointer, type RefObject, useRef, useState } from 'react';

type Dragged = { from: number; to: number };
export type DropMark = 'is-dragged' | 'is-before' | 'is-behind';

/**
 * Entries of a list are dragged by a handle, by mouse, pen or finger; `list` holds them as its children marked `data-entry`. Until it is let
 * go nothing is changed, and Escape lets it stay.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const latest = useRef<Dragged | null>(null);
  const set = (next: Dragged | null) => {
    latest.current = next;
    setDragged(next);
  };
  const begin = (from: number, { currentTarget, pointerId, button }: HandPointer<HTMLElement>) => {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    const follow = ({ clientY }: PointerEvent) => set({ from, to: placeAt(list.current, from, clientY) });
    const keep = ({ key }: KeyboardEvent) => key === 'Escape' && end(false);
    const drop = () => end(true);
    const give = () => end(false);
    const end = (isMeant: boolean) => {
      currentTarget.removeEventListener('pointermove', follow);
      currentTarget.removeEventListener('pointerup', drop);
      currentTarget.removeEventListener('pointercancel', give);
      document.removeEventListener('lostpointercapture', give);
      document.removeEventListener('keydown', keep);
      const { current } = latest;
      set(null);
      if (isMeant && current && current.to !== from) move(from, current.to);
    };
    currentTarget.addEventListener('pointermove', follow);
    currentTarget.addEventListener('pointerup', drop);
    currentTarget.addEventListener('pointercancel', give);
    document.addEventListener('lostpointercapture', give);
    document.addEventListener('keydown', keep);
  };
  return { dragged, begin };
}

/** The place, among the others, of what is held at a height of the screen. */
function placeAt(list: HTMLElement | null, from: number, y: number): number {
  const entries = [...(list?.children ?? [])].filter((child) => child.hasAttribute('data-entry'));
  const above = entries.filter((entry, at) => {
    const { top, height } = entry.getBoundingClientRect();
    return at !== from && y > top + height / 2;
  });
  return above.length;
}

/** How an entry is marked while one is dragged: itself, or the one that it would come before or behind. */
export function dropMark(dragged: Dragged | null, at: number, count: number): DropMark | null {
  if (!dragged) return null;
  if (at === dragged.from) return 'is-dragged';
  if (dragged.to === dragged.from) return null;
  const among = at < dragged.from ? at : at - 1;
  if (among === dragged.to) return 'is-before';
  return among === count - 2 && dragged.to === count - 1 ? 'is-behind' : null;
}
