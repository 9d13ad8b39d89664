import { isNode } from '@/lib/document/nodes';
import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';

export type WalkDirection = 'next' | 'previous' | 'in' | 'out';

/**
 * The adjacent block in a direction: `in` is the first nested block, `out` the enclosing one. Null if there
 * is none.
 */
export function findAdjacentBlock(
  document: OpenDocument,
  id: string | null,
  direction: WalkDirection,
): string | null {
  const block = id === null ? undefined : document.blocks.get(id);
  if (id === null || !block)
    return (direction === 'previous' ? document.root.at(-1) : document.root[0]) ?? null;
  if (direction === 'out') return block.parentSlot.parent;
  if (direction === 'in') return [...block.slots.values()].flat()[0] ?? null;
  const list = listAt(document, block.parentSlot) ?? [];
  return list[list.indexOf(id) + (direction === 'next' ? 1 : -1)] ?? null;
}

/**
 * The block to select after a block is removed: the next sibling, else the previous one, else the enclosing
 * block.
 */
export const blockAfterRemoval = (document: OpenDocument, id: string): string | null =>
  findAdjacentBlock(document, id, 'next') ??
  findAdjacentBlock(document, id, 'previous') ??
  findAdjacentBlock(document, id, 'out');

/**
 * The block that an operation changed, for moving the selection after undo or redo. If the operation removed
 * it, an adjacent or enclosing block. Null if there is none.
 */
export function affectedBlock(
  operation: Operation,
  before: OpenDocument,
  after: OpenDocument,
): string | null {
  if (operation.kind === 'insert')
    return operation.keys?.[0] ?? (isNode(operation.node) ? String(operation.node.id) : null);
  const { id } = operation;
  const adjacentIds = (['previous', 'next', 'out'] as const).map((step) =>
    findAdjacentBlock(before, id, step),
  );
  return [id, ...adjacentIds].find((key) => key !== null && after.blocks.has(key)) ?? null;
}
