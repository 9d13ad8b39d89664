import { isNode } from '@/lib/document/nodes';
import { listAt } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import type { Block } from '@/lib/engine/block';
import { subjectsAt } from '@/lib/routes/route-subjects';
import { positionAfter, withNewIds } from '../editing/arrange';
import { reasonAgainstBlock } from './reason-against-block';
import { starterBlock } from './starter-block';
import { reasonAgainstInsert } from '../outline/placement';
import { describePlace } from '../outline/tell-place';
import type { Session } from '../session/session';

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
  `${label} cannot be put in without a connection, as none was put in since this page was opened. Try again once there is one, or duplicate another`;

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
    session.do([{ kind: 'insert', node, at }]);
  if (refusal) return { sentence: refusal, id: null };
  const id = String(node.id);
  session.select(id);
  return { sentence: `${block.label} put in: ${describePlace(session.state().editing.document, id)}`, id };
}
