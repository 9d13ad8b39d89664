import { isShown } from '@/lib/document/operations/is-shown';
import type { OpenDocument } from '@/lib/document/operations/open-document';

/** Whether a block stands in the way of publishing; what is hidden and stored already stands in nobody's way. */
export const isInTheWay = (document: OpenDocument, stored: OpenDocument, id: string): boolean =>
  document.blocks.get(id) !== stored.blocks.get(id) || isShown(document, id);
