import { isVisible } from '@/lib/document/operations/is-visible';
import type { OpenDocument } from '@/lib/document/operations/open-document';

/** Whether the issues of a block prevent publishing; those of a hidden, unchanged block do not. */
export const doesPreventPublishing = (document: OpenDocument, stored: OpenDocument, id: string): boolean =>
  document.blocks.get(id) !== stored.blocks.get(id) || isVisible(document, id);
