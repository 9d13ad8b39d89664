import { isVisible } from '@/lib/document/operations/is-visible';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { hasPlaceholderProps } from '@/lib/starter/has-placeholder';

/** Ids of visible blocks with placeholder text (`lib/starter/is-unwritten`). */
export const placeholderBlocks = (document: OpenDocument): string[] =>
  [...document.blocks].flatMap(([id, { own }]) =>
    hasPlaceholderProps(own) && isVisible(document, id) ? [id] : [],
  );
