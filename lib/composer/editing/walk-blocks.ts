import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';

export type WalkDirection = 'next' | 'previous' | 'in' | 'out';

/**
 * The adjacent block in a direction: `in` is the first nested block, `out` the enclosing one. Null if there
 * is none.
 */
export function findAdjacentBlock(document: OpenDocument, id: string | null, direction: WalkDirection): string | null {
  const block = id === null ? undefined : document.blocks.get(id);
  if (id === null || !block) return (direction === 'previous' ? document.root.at(-1) : document.root[0]) ?? null;
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
  findAdjacentBlock(document, id, 'next') ?? findAdjacentBlock(document, id, 'previous') ?? findAdjacentBlock(document, id, 'out');
