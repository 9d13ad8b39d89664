import { isShown } from '@/lib/document/operations/is-shown';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { ComposedPage } from './backend';
import { faultsOf } from './block-faults';

/** Whether a block stands in the way of publishing; what is hidden and stored already stands in nobody's way. */
export const isInTheWay = (document: OpenDocument, stored: OpenDocument, id: string): boolean =>
  document.blocks.get(id) !== stored.blocks.get(id) || isShown(document, id);

/** The blocks with something to be mended before the page can be published, by id. */
export const blocksToMend = (document: OpenDocument, stored: OpenDocument, page: ComposedPage): string[] =>
  [...document.blocks.keys()].filter(
    (id) => isInTheWay(document, stored, id) && faultsOf(document, id, page).length > 0,
  );
