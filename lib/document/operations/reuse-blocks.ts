import { isSameJson } from '../canonical-json';
import type { OpenBlock, OpenDocument } from './open-document';

/**
 * The same document with the block objects of another one wherever they are equal, so that later comparisons
 * of the two look only at differences.
 */
export function reuseBlocks(document: OpenDocument, existingDocument: OpenDocument): OpenDocument {
  if (document === existingDocument) return document;
  const blocks = new Map<string, OpenBlock>();
  for (const [id, block] of document.blocks) {
    const existing = existingDocument.blocks.get(id);
    blocks.set(id, existing && isSameBlock(existing, block) ? existing : block);
  }
  return {
    root: isSameList(document.root, existingDocument.root) ? existingDocument.root : document.root,
    blocks,
  };
}

const isSameBlock = (a: OpenBlock, b: OpenBlock): boolean =>
  a === b || (hasSameSlots(a, b) && isSameJson(a.node, b.node));

/** Whether two blocks have the same parent slot and the same children. */
export const hasSameSlots = (a: OpenBlock, b: OpenBlock): boolean =>
  a.parentSlot.parent === b.parentSlot.parent &&
  a.parentSlot.slot === b.parentSlot.slot &&
  (a.slots === b.slots ||
    (a.slots.size === b.slots.size &&
      [...a.slots].every(([slot, keys]) => isSameList(keys, b.slots.get(slot)))));

/** Whether two lists contain the same keys in the same order. */
export const isSameList = (a: readonly string[], b: readonly string[] | undefined): boolean =>
  a === b || (a.length === b?.length && a.every((key, at) => key === b[at]));
