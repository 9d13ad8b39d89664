import { useRef } from 'react';
import { type DropTarget, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { type OutlineDropTarget, positionAt } from '../outline/drop-place';
import type { OutlineNode } from '../outline/outline-tree';
import type { Session } from '../session/session';
import { moveBlock, reasonAgainstUserMove } from '../inserting/move-to';

/** Drag and drop of blocks in the outline, by pointer and keyboard; announces why a drop is not allowed. */
export function useOutlineDrag(session: Session, announce: (sentence: string) => void) {
  const dragged = useRef<string | null>(null);
  const lastAnnounced = useRef('');
  const announceOnce = (sentence: string) => {
    if (sentence !== lastAnnounced.current) announce(sentence);
    lastAnnounced.current = sentence;
  };
  const reasonAgainstDrop = (target: DropTarget): string | null => {
    const id = dragged.current;
    const dropTarget = dropTargetOf(target);
    const { document } = session.state().editing;
    if (id === null || !document.blocks.has(id)) return 'A place for blocks stays where it is';
    const to = dropTarget && positionAt(document, dropTarget, id);
    return to
      ? reasonAgainstUserMove(session, id, to)
      : 'Let it go between two blocks, or on a place for blocks';
  };
  return useDragAndDrop<OutlineNode>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: ({ keys }) => {
      const [key] = keys;
      dragged.current = key === undefined ? null : String(key);
      lastAnnounced.current = '';
    },
    getDropOperation: (target) => {
      const reason = reasonAgainstDrop(target);
      announceOnce(reason ?? '');
      return reason ? 'cancel' : 'move';
    },
    onMove: ({ target }) => {
      const id = dragged.current;
      const dropTarget = dropTargetOf(target);
      const { document } = session.state().editing;
      const to = id !== null && dropTarget ? positionAt(document, dropTarget, id) : null;
      if (id !== null && to) announce(moveBlock(session, id, to));
    },
    onDragEnd: () => {
      dragged.current = null;
    },
  });
}

const dropTargetOf = (target: DropTarget): OutlineDropTarget | null =>
  target.type === 'root' ? null : { key: String(target.key), side: target.dropPosition };
