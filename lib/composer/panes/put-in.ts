import { isNode } from '@/lib/document/nodes';
import { listAt } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import type { Block } from '@/lib/engine/block';
import { subjectsAt } from '@/lib/routes/route-subjects';
import { placeBehind, withNewIds } from '../editing/arrange';
import { reasonAgainstBlock } from '../inserting/reason-against-block';
import { starterBlock } from '../inserting/starter-block';
import { reasonAgainstInsert } from '../outline/fits-place';
import { tellPlace } from '../outline/tell-place';
import type { Session } from '../session/session';

/** Where the next block goes: where it was said, as long as that is there; else behind the chosen one, or at the end of the page. */
export function nextPosition(session: Session, at: Position | null): Position {
  const { editing, selected } = session.state();
  const { document } = editing;
  const isThere =
    at !== null &&
    (at.parent === null || document.blocks.has(at.parent)) &&
    (at.after === null || (listAt(document, at) ?? []).includes(at.after));
  return isThere ? at : placeBehind(document, selected);
}

/** What a block begins with comes from the server the first time one is put in; its kind may stand on the page already. */
const unreached = (label: string): string =>
  `${label} cannot be put in without a connection, as none was put in since this page was opened. Try again once there is one, or duplicate another`;

/** Puts in a block with its example, and chooses it. @returns what is to be said, and its id when it is there. */
export async function putIn(
  session: Session,
  block: Block,
  at: Position,
): Promise<{ sentence: string; id: string | null }> {
  const { editing, editor } = session.state();
  const reason = reasonAgainstBlock(editing.document, block, at, editor);
  if (reason) return { sentence: reason, id: null };
  const starter = await starterBlock(block, subjectsAt(session.page.path)).catch(() => null);
  if (starter === null) return { sentence: unreached(block.label), id: null };
  const node = withNewIds(starter);
  if (!isNode(node)) return { sentence: '', id: null };
  const refusal =
    reasonAgainstInsert(session.state().editing.document, node, at) ??
    session.do([{ kind: 'insert', node, at }]);
  if (refusal) return { sentence: refusal, id: null };
  const id = String(node.id);
  session.select(id);
  return { sentence: `${block.label} put in: ${tellPlace(session.state().editing.document, id)}`, id };
}
