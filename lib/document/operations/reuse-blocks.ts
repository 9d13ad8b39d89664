import { isSameJson } from '../canonical-json';
import type { OpenBlock, OpenDocument } from './open-document';

/**
 * The same document with the block objects of another one wherever they are equal, so that later comparisons
 * of the two look only at differences.
 */
export function reuseBlocks(document: OpenDocument, other: OpenDocument): OpenDocument {
  if (document === other) return document;
  const blocks = new Map<string, OpenBlock>();
  for (const [id, block] of document.blocks) {
    const existing = other.blocks.get(id);
    blocks.set(id, existing && isSameBlock(existing, block) ? existing : block);
  }
  return { root: isSameList(document.root, other.root) ? other.root : document.root, blocks };
}

const isSameBlock = (one: OpenBlock, other: OpenBlock): boolean =>
  one === other || (hasSameSlots(one, other) && isSameJson(one.own, other.own));

/** Whether two blocks have the same parent slot and the same children. */
export const hasSameSlots = (one: OpenBlock, other: OpenBlock): boolean =>
  one.parentSlot.parent === other.parentSlot.parent &&
  one.parentSlot.slot === other.parentSlot.slot &&
  (one.slots === other.slots ||
    (one.slots.size === other.slots.size &&
      [...one.slots].every(([slot, keys]) => isSameList(keys, other.slots.get(slot)))));

/** Whether two lists contain the same keys in the same order. */
export const isSameList = (one: readonly string[], other: readonly string[] | undefined): boolean =>
  one === other || (one.length === other?.length && one.every((key, at) => key === other[at]));
