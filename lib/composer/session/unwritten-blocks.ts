import type { OpenDocument } from '@/lib/document/operations/open-document';
import { isHidden } from '@/lib/document/shown-nodes';
import { isUnwrittenBlock } from '@/lib/starter/is-unwritten';

/** The ids of the blocks by which a document is unwritten (`lib/starter/is-unwritten`). */
export const unwrittenBlocks = (document: OpenDocument): string[] =>
  [...document.blocks].flatMap(([id, { own }]) =>
    isUnwrittenBlock(own) && isShown(document, id) ? [id] : [],
  );

/** Neither it nor anything that it stands in is hidden. */
function isShown(document: OpenDocument, id: string): boolean {
  const block = document.blocks.get(id);
  if (!block || isHidden(block.own)) return false;
  return block.place.parent === null || isShown(document, block.place.parent);
}
