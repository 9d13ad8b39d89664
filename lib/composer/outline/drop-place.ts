import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import { slotNamesOf } from './block-name';
import { readSlotKey, slotKey } from './slot-key';

/** A row of the outline, and the side of it on which an item is dropped. */
export type OutlineDropTarget = { key: string; side: 'before' | 'on' | 'after' };

/**
 * Position for a block that is dropped on a row; null if it cannot be dropped there. A slot accepts drops
 * only on its row, not next to it, and appends them.
 */
export function positionAt(document: OpenDocument, { key, side }: OutlineDropTarget, id: string): Position | null {
  const slot = readSlotKey(key);
  if (slot) {
    if (side !== 'on') return null;
    const list = (listAt(document, slot) ?? []).filter((one) => one !== id);
    return { ...slot, after: list.at(-1) ?? null };
  }
  const block = document.blocks.get(key);
  if (!block) return null;
  if (side === 'on') {
    const [first] = slotNamesOf(block.own, block.slots);
    return first === undefined ? null : positionAt(document, { key: slotKey(key, first), side }, id);
  }
  const list = (listAt(document, block.parentSlot) ?? []).filter((one) => one !== id);
  if (side === 'after') return { ...block.parentSlot, after: key === id ? siblingBefore(list, document, id) : key };
  return { ...block.parentSlot, after: list[list.indexOf(key) - 1] ?? null };
}

/** The sibling before the block, so that a drop on its own row does not move it. */
function siblingBefore(rest: readonly string[], document: OpenDocument, id: string): string | null {
  const place = document.blocks.get(id)?.parentSlot;
  const at = ((place && listAt(document, place)) ?? []).indexOf(id);
  return rest[at - 1] ?? null;
}
