import { isHidden } from '../shown-nodes';
import type { OpenDocument } from './open-document';

/** Whether visitors would see a block: neither it nor anything that it stands in is hidden. */
export function isShown(document: OpenDocument, id: string): boolean {
  const block = document.blocks.get(id);
  if (!block || isHidden(block.own)) return false;
  return block.place.parent === null || isShown(document, block.place.parent);
}
