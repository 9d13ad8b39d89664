import { isNode } from '@/lib/document/nodes';
import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import type { Block } from '@/lib/engine/block';
import { subjectsAt } from '@/lib/routes/route-subjects';
import { positionAfter, withNewIds } from '../editing/arrange';
import { blockNameOf, blockTitleOf, describeList, describePlace } from '../outline/block-name';
import { reasonAgainstInsert, reasonAgainstMove } from '../outline/placement';
import { reasonAgainstEdit } from '../session/edit-reasons';
import type { Session } from '../session/session';
import { reasonAgainstBlock } from './insert-reasons';
import { starterBlock } from './starter-block';

/**
 * Position of the next block: the requested one while it exists, else after the selected block or at the end
 * of the page.
 */
export function nextPosition(session: Session, at: Position | null): Position {
  const { editing, selected } = session.state();
  const { document } = editing;
  const isPresent =
    at !== null &&
    (at.parent === null || document.blocks.has(at.parent)) &&
    (at.after === null || (listAt(document, at) ?? []).includes(at.after));
  return isPresent ? at : positionAfter(document, selected);
}

/**
 * Starter content is loaded when the first block of a type is inserted; a block of that type that is already
 * on the page does not load it.
 */
const offlineMessage = (label: string): string =>
  `${label} cannot be added offline. Try again once you are online, or duplicate another`;

/**
 * Inserts a block with its starter content and selects it.
 * @returns the message to announce, and the id of an inserted block
 */
export async function insertBlock(
  session: Session,
  block: Block,
  at: Position,
): Promise<{ sentence: string; id: string | null }> {
  const { editing, editor } = session.state();
  const reason = reasonAgainstBlock(editing.document, block, at, editor);
  if (reason) return { sentence: reason, id: null };
  const starter = await starterBlock(block, subjectsAt(session.page.path)).catch(() => null);
  if (starter === null) return { sentence: offlineMessage(block.label), id: null };
  const node = withNewIds(starter);
  if (!isNode(node)) return { sentence: '', id: null };
  const refusal =
    reasonAgainstInsert(session.state().editing.document, node, at) ??
    session.apply([{ kind: 'insert', node, at }]);
  if (refusal) return { sentence: refusal, id: null };
  const id = String(node.id);
  session.select(id);
  return { sentence: `${block.label} added: ${describePlace(session.state().editing.document, id)}`, id };
}

/**
 * For example `after Hero, Sell your business`, `at the top of the page` or `in First column of Columns`.
 */
export function describePosition(document: OpenDocument, at: Position): string {
  if (at.after !== null) return `after ${blockTitleOf(document.blocks.get(at.after)?.node)}`;
  if (at.parent !== null) {
    const isEmpty = (listAt(document, at) ?? []).length === 0;
    return `${isEmpty ? '' : 'first '}${describeList(document, at)}`;
  }
  return document.root.length === 0 ? 'on the empty page' : 'at the top of the page';
}

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
  const refusal = reasonAgainstUserMove(session, id, to) ?? session.apply([{ kind: 'move', id, to }]);
  if (refusal) return refusal;
  session.select(id);
  const { document } = session.state().editing;
  return `${blockNameOf(document.blocks.get(id)?.node).label} moved: ${describePlace(document, id)}`;
}
