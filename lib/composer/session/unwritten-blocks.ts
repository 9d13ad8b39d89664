import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { isHidden } from '@/lib/document/shown-nodes';
import { toBeWritten } from '@/lib/starter/to-be-written';

/** Whether a block still says that something in it is to be written, as new ones do. @param own what is stored of it. */
export const isUnwritten = (own: unknown): boolean =>
  isNode(own) && JSON.stringify(own.props ?? null).includes(toBeWritten);

/** The ids of such blocks that visitors would see. */
export const unwrittenBlocks = (document: OpenDocument): string[] =>
  [...document.blocks].flatMap(([id, { own }]) => (isUnwritten(own) && isShown(document, id) ? [id] : []));

/** Neither it nor anything that it stands in is hidden. */
function isShown(document: OpenDocument, id: string): boolean {
  const block = document.blocks.get(id);
  if (!block || isHidden(block.own)) return false;
  return block.place.parent === null || isShown(document, block.place.parent);
}
