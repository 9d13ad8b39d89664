import { documentLimits } from '@/lib/document/limits';
import { isNode } from '@/lib/document/nodes';
import { bytesOfDocument } from '@/lib/document/operations/document-bytes';
import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import type { Block } from '@/lib/engine/block';
import type { PageEditor } from '@/schemas/composing/drafts';
import { slotLabelOf } from '../outline/block-name';
import { depthOf } from '../outline/fits-place';
import { reasonAgainstBlock } from './reason-against-block';

/** Why each of some blocks cannot be put in at a place; null for those that can. */
export type Reasons = ReadonlyMap<Block, string | null>;

/** Judges blocks again only when what they are judged by is another one: not after a letter. */
export function rememberReasons(): (
  document: OpenDocument,
  blocks: readonly Block[],
  at: Position,
  editor: PageEditor,
) => Reasons {
  let last: { blocks: readonly Block[]; editor: PageEditor; ground: string; reasons: Reasons } | null = null;
  return (document, blocks, at, editor) => {
    const ground = groundAt(document, at);
    if (last?.blocks === blocks && last.editor === editor && last.ground === ground) return last.reasons;
    const reasons = new Map(
      blocks.map((block) => [block, reasonAgainstBlock(document, block, at, editor)] as const),
    );
    last = { blocks, editor, ground, reasons };
    return reasons;
  };
}

/** More than a block without words takes, in bytes. */
const plenty = 1_024;

/** All of a document by which it is judged what can stand at a place. */
function groundAt(document: OpenDocument, at: Position): string {
  const room = Math.min(documentLimits.bytes - bytesOfDocument(document), plenty);
  const own = at.parent === null ? null : document.blocks.get(at.parent)?.own;
  const within = isNode(own) ? [own.type, slotLabelOf(own, at.slot)] : own;
  const count = at.parent === null ? 0 : listAt(document, at)?.length;
  return JSON.stringify([at, document.blocks.size, room, depthOf(document, at), within, count]);
}
