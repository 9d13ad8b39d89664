import { isSameJson } from '../canonical-json';
import type { OpenBlock, OpenDocument } from './open-document';

/**
 * The same document, whose blocks are those of another one where they say the same: of two that were read apart only what differs is
 * looked at from then on.
 */
export function shareBlocks(document: OpenDocument, other: OpenDocument): OpenDocument {
  if (document === other) return document;
  const blocks = new Map<string, OpenBlock>();
  for (const [id, block] of document.blocks) {
    const known = other.blocks.get(id);
    blocks.set(id, known && isSameBlock(known, block) ? known : block);
  }
  return { root: isSameList(document.root, other.root) ? other.root : document.root, blocks };
}

const isSameBlock = (one: OpenBlock, other: OpenBlock): boolean =>
  one === other || (isPlacedAlike(one, other) && isSameJson(one.own, other.own));

/** Whether two stand in the same place, and the same in them. */
export const isPlacedAlike = (one: OpenBlock, other: OpenBlock): boolean =>
  one.place.parent === other.place.parent &&
  one.place.slot === other.place.slot &&
  (one.slots === other.slots ||
    (one.slots.size === other.slots.size &&
      [...one.slots].every(([slot, keys]) => isSameList(keys, other.slots.get(slot)))));

/** Whether two lists hold the same keys in the same order. */
export const isSameList = (one: readonly string[], other: readonly string[] | undefined): boolean =>
  one === other || (one.length === other?.length && one.every((key, at) => key === other[at]));
