import type { Position } from '@/lib/document/operations/operation';
import { blockNameOf } from '../outline/block-name';
import { reasonAgainstMove } from '../outline/placement';
import { describePlace } from '../outline/tell-place';
import { reasonAgainstEdit } from '../session/edit-reasons';
import type { Session } from '../session/session';

/**
 * Why the user cannot move a block to a position: a rule of the target slot or missing permission. Null if
 * it is allowed.
 */
export function reasonAgainstUserMove(session: Session, id: string, to: Position): string | null {
  const { editing, editor } = session.state();
  return (
    reasonAgainstMove(editing.document, id, to) ??
    reasonAgainstEdit(editing.document, [{ kind: 'move', id, to }], editor)
  );
}

/**
 * Moves a block to a position and selects it.
 * @returns the message to announce
 */
export function moveBlock(session: Session, id: string, to: Position): string {
  const refusal = reasonAgainstUserMove(session, id, to) ?? session.do([{ kind: 'move', id, to }]);
  if (refusal) return refusal;
  session.select(id);
  const { document } = session.state().editing;
  return `${blockNameOf(document.blocks.get(id)?.own).label} moved: ${describePlace(document, id)}`;
}
