import { type PointerEvent as ReactPointerEvent, type RefObject, useRef, useState } from 'react';

type DragState = { from: number; to: number };
export type DropMark = 'is-dragged' | 'is-before' | 'is-after';

/**
 * Reorders a list by dragging a handle with mouse, pen or touch. `list` contains the entries as children
 * with `data-entry`. Nothing changes until the drop; Escape cancels.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<DragState | null>(null);
  const latest = useRef<DragState | null>(null);
  const set = (next: DragState | null) => {
    latest.current = next;
    setDragged(next);
  };
  const start = (from: number, { currentTarget, pointerId, button }: ReactPointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    const onMove = ({ clientY }: PointerEvent) => set({ from, to: indexAt(list.current, from, clientY) });
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && finish(false);
    const onDrop = () => finish(true);
    const onCancel = () => finish(false);
    const finish = (isCommitted: boolean) => {
      currentTarget.removeEventListener('pointermove', onMove);
      currentTarget.removeEventListener('pointerup', onDrop);
      currentTarget.removeEventListener('pointercancel', onCancel);
      document.removeEventListener('lostpointercapture', onCancel);
      document.removeEventListener('keydown', onKeyDown);
      const { current } = latest;
      set(null);
      if (isCommitted && current && current.to !== from) move(from, current.to);
    };
    currentTarget.addEventListener('pointermove', onMove);
    currentTarget.addEventListener('pointerup', onDrop);
    currentTarget.addEventListener('pointercancel', onCancel);
    document.addEventListener('lostpointercapture', onCancel);
    document.addEventListener('keydown', onKeyDown);
  };
  return { dragged, start };
}

/** The index among the other entries for a pointer at a vertical position. */
function indexAt(list: HTMLElement | null, from: number, y: number): number {
  const entries = [...(list?.children ?? [])].filter((child) => child.hasAttribute('data-entry'));
  const above = entries.filter((entry, index) => {
    const { top, height } = entry.getBoundingClientRect();
    return index !== from && y > top + height / 2;
  });
  return above.length;
}

/** Class of an entry during a drag: the dragged entry itself, or the neighbour of the drop position. */
export function dropMark(dragged: DragState | null, index: number, count: number): DropMark | null {
  if (!dragged) return null;
  if (index === dragged.from) return 'is-dragged';
  if (dragged.to === dragged.from) return null;
  const otherIndex = index < dragged.from ? index : index - 1;
  if (otherIndex === dragged.to) return 'is-before';
  return otherIndex === count - 2 && dragged.to === count - 1 ? 'is-after' : null;
}
