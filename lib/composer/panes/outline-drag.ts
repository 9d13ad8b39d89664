import { useRef } from 'react';
import { type DropTarget, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { type DropSpot, positionAt } from '../outline/drop-place';
import type { OutlineNode } from '../outline/outline-tree';
import type { Session } from '../session/session';
import { moveTo, reasonAgainstMoveTo } from './move-to';

/** Dragging blocks within the outline, by hand and by keys; where it is not allowed, the reason is said. */
export function useOutlineDrag(session: Session, tell: (sentence: string) => void) {
  const dragged = useRef<string | null>(null);
  const told = useRef('');
  const tellOnce = (sentence: string) => {
    if (sentence !== told.current) tell(sentence);
    told.current = sentence;
  };
  const judge = (target: DropTarget): string | null => {
    const id = dragged.current;
    const spot = spotOf(target);
    const { document } = session.state().editing;
    if (id === null || !document.blocks.has(id)) return 'A place for blocks stays where it is';
    const to = spot && positionAt(document, spot, id);
    return to
      ? reasonAgainstMoveTo(session, id, to)
      : 'Let it go between two blocks, or on a place for blocks';
  };
  return useDragAndDrop<OutlineNode>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: ({ keys }) => {
      const [key] = keys;
      dragged.current = key === undefined ? null : String(key);
      told.current = '';
    },
    getDropOperation: (target) => {
      const reason = judge(target);
      tellOnce(reason ?? '');
      return reason ? 'cancel' : 'move';
    },
    onMove: ({ target }) => {
      const id = dragged.current;
      const spot = spotOf(target);
      const { document } = session.state().editing;
      const to = id !== null && spot ? positionAt(document, spot, id) : null;
      if (id !== null && to) tell(moveTo(session, id, to));
    },
    onDragEnd: () => {
      dragged.current = null;
    },
  });
}

const spotOf = (target: DropTarget): DropSpot | null =>
  target.type === 'root' ? null : { key: String(target.key), side: target.dropPosition };
