import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { findAdjacentBlock } from './walk-blocks';

/**
 * The block that an operation changed, for moving the selection after undo or redo. If the operation removed
 * it, an adjacent or enclosing block. Null if there is none.
 */
export function affectedBlock(operation: Operation, before: OpenDocument, after: OpenDocument): string | null {
  if (operation.kind === 'insert')
    return operation.keys?.[0] ?? (isNode(operation.node) ? String(operation.node.id) : null);
  const { id } = operation;
  const adjacentIds = (['previous', 'next', 'out'] as const).map((step) => findAdjacentBlock(before, id, step));
  return [id, ...adjacentIds].find((key) => key !== null && after.blocks.has(key)) ?? null;
}
