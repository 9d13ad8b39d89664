import { documentLimits } from '@/lib/document/limits';
import { isNode } from '@/lib/document/nodes';
import { bytesOfDocument } from '@/lib/document/operations/document-bytes';
import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import type { Block } from '@/lib/engine/block';
import type { PageEditor } from '@/schemas/composing/drafts';
import { slotLabelOf } from '../outline/block-name';
import { depthOf, reasonAgainstInsert } from '../outline/placement';
import { reasonAgainstEdit } from '../session/edit-reasons';

/**
 * Why the user cannot insert a block at a position: missing permission or a rule of the slot. Null if it is
 * allowed.
 */
export function reasonAgainstBlock(
  document: OpenDocument,
  { type, version }: Block,
  at: Position,
  editor: PageEditor,
): string | null {
  const node = { id: 'new', type, version, props: {} };
  return (
    reasonAgainstEdit(document, [{ kind: 'insert', node, at }], editor) ??
    reasonAgainstInsert(document, node, at)
  );
}

/** Why each block cannot be inserted at a position; null for those that can. */
export type InsertReasons = ReadonlyMap<Block, string | null>;

/**
 * Creates a memoized function. The reasons are computed again only when something they depend on changes,
 * not after each typed letter.
 */
export function memoizeInsertReasons(): (
  document: OpenDocument,
  blocks: readonly Block[],
  at: Position,
  editor: PageEditor,
) => InsertReasons {
  let last: {
    blocks: readonly Block[];
    editor: PageEditor;
    cacheKey: string;
    reasons: InsertReasons;
  } | null = null;
  return (document, blocks, at, editor) => {
    const cacheKey = cacheKeyAt(document, at);
    if (last?.blocks === blocks && last.editor === editor && last.cacheKey === cacheKey) return last.reasons;
    const reasons = new Map(
      blocks.map((block) => [block, reasonAgainstBlock(document, block, at, editor)] as const),
    );
    last = { blocks, editor, cacheKey, reasons };
    return reasons;
  };
}

/** More than a block without content needs, in bytes. */
const EMPTY_BLOCK_MAX_BYTES = 1_024;

/** Everything in the document on which the reasons at a position depend. */
function cacheKeyAt(document: OpenDocument, at: Position): string {
  const freeBytes = Math.min(documentLimits.bytes - bytesOfDocument(document), EMPTY_BLOCK_MAX_BYTES);
  const node = at.parent === null ? null : document.blocks.get(at.parent)?.node;
  const parentSlot = isNode(node) ? [node.type, slotLabelOf(node, at.slot)] : node;
  const count = at.parent === null ? 0 : listAt(document, at)?.length;
  return JSON.stringify([at, document.blocks.size, freeBytes, depthOf(document, at), parentSlot, count]);
}
