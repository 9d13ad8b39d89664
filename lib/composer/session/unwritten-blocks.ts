import { isShown } from '@/lib/document/operations/is-shown';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { isUnwrittenBlock } from '@/lib/starter/is-unwritten';

/** The ids of the blocks by which a document is unwritten (`lib/starter/is-unwritten`). */
export const unwrittenBlocks = (document: OpenDocument): string[] =>
  [...document.blocks].flatMap(([id, { own }]) =>
    isUnwrittenBlock(own) && isShown(document, id) ? [id] : [],
  );
