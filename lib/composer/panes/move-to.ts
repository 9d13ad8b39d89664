import type { Position } from '@/lib/document/operations/operation';
import { blockNameOf } from '../outline/block-name';
import { reasonAgainstMove } from '../outline/fits-place';
import { tellPlace } from '../outline/tell-place';
import { reasonAgainst } from '../session/reason-against';
import type { Session } from '../session/session';

/** Why somebody cannot move a block to a place: by what it would stand in, or because they may not; null when they can. */
export function reasonAgainstMoveTo(session: Session, id: string, to: Position): string | null {
  const { editing, editor } = session.state();
  return (
    reasonAgainstMove(editing.document, id, to) ??
    reasonAgainst(editing.document, [{ kind: 'move', id, to }], editor)
  );
}

/** Moves a block to a place, and chooses it. @returns what is to be said of it. */
export function moveTo(session: Session, id: string, to: Position): string {
  const refusal = reasonAgainstMoveTo(session, id, to) ?? session.do([{ kind: 'move', id, to }]);
  if (refusal) return refusal;
  session.select(id);
  const { document } = session.state().editing;
  return `${blockNameOf(document.blocks.get(id)?.own).label} moved: ${tellPlace(document, id)}`;
}
