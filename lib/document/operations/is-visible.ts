import { isHidden } from '../visible-nodes';
import type { OpenDocument } from './open-document';

/** Whether visitors see a block: neither it nor an ancestor is hidden. */
export function isVisible(document: OpenDocument, id: string): boolean {
  const block = document.blocks.get(id);
  if (!block || isHidden(block.node)) return false;
  return block.parentSlot.parent === null || isVisible(document, block.parentSlot.parent);
}
